import { call } from '#call'
import { ButtonLink } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { labCourses, myLabReports } from '@xinglin/contract/simulations/experiment'
import { FileCheck2 } from 'lucide-react'
import look from './appeal-notices.module.css'

// Whatever is marked or handed in asks for all of these anew.
const all = ['experiment', 'marking'] as const

/** What is new about laboratory reports: to a student what came back, to a teacher what waits. Nothing where nothing is new. */
export const LabNews = ({
  teaches,
  queueOf,
  addressOf,
}: {
  teaches: boolean
  /** Where the reports of a course wait. */
  queueOf: (courseId: string) => string
  /** Where a report is read. */
  addressOf: (sessionId: string) => string
}) => {
  const mine = useQuery({
    queryKey: [...all, 'mine', 'news'],
    queryFn: ({ signal }) => call(myLabReports, {}, { signal }),
    enabled: !teaches,
  })
  const courses = useQuery({
    queryKey: [...all, 'courses'],
    queryFn: ({ signal }) => call(labCourses, {}, { signal }),
    enabled: teaches,
  })
  const waiting = courses.data?.filter(({ Waiting }) => Waiting > 0) ?? []
  const back = mine.data?.List.filter(({ Unread }) => Unread) ?? []
  if (waiting.length + back.length === 0) return null
  return (
    <section className={look.news} aria-label="实验报告">
      <ul>
        {back.map(({ SessionId, Title, State }) => (
          <li key={SessionId}>
            <FileCheck2 size={18} aria-hidden />
            <span>
              “{Title}”的实验报告{State === 'returned' ? '被退回，请修改后重新提交' : '已批阅'}
            </span>
            <ButtonLink size="small" to={addressOf(SessionId)} aria-label={`看报告：${Title}`}>
              看报告
            </ButtonLink>
          </li>
        ))}
        {waiting.map(({ CourseId, Name, Waiting }) => (
          <li key={CourseId}>
            <FileCheck2 size={18} aria-hidden />
            <span>
              “{Name}”有 {Waiting} 份实验报告待批阅
            </span>
            <ButtonLink size="small" to={queueOf(CourseId)} aria-label={`去批阅：${Name}`}>
              去批阅
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
