import { ButtonLink, PageHead } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ScheduleAddresses } from './addresses.ts'
import { managedExam } from './schedule-queries.ts'

/** The head of the page on which an examination is marked: its name, and the way back to it. */
export const ManagedExamHead = ({
  id,
  addresses,
}: {
  id: string
  addresses: ScheduleAddresses
}) => {
  const { data } = useQuery(managedExam(id))
  return (
    <PageHead
      title={data ? `批阅：${data.Name}` : '批阅'}
      note="姓名与学号不显示，按题批阅可以使尺度一致。全部批阅后成绩自动合成，按考试的公布设置告诉考生。"
    >
      <ButtonLink to={addresses.one(id)}>返回考试</ButtonLink>
    </PageHead>
  )
}
