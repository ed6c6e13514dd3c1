import { call } from '#call'
import { Notice, Notices } from '#simulations/kernel'
import { useQuery } from '@tanstack/react-query'
import { myLabReports } from '@xinglin/contract/simulations/experiment'
import { FileCheck2 } from 'lucide-react'
import { allMarking, overseenCourses } from './marking-queries.ts'

/** What is new about laboratory reports: to a student what came back, to a teacher what waits. Nothing where nothing is new. */
export const LabReportNotices = ({
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
    queryKey: [...allMarking, 'mine', 'news'],
    queryFn: ({ signal }) => call(myLabReports, {}, { signal }),
    enabled: !teaches,
  })
  const courses = useQuery({ ...overseenCourses, enabled: teaches })
  const waiting = courses.data?.filter(({ Waiting }) => Waiting > 0) ?? []
  const back = mine.data?.List.filter(({ Unread }) => Unread) ?? []
  if (waiting.length + back.length === 0) return null
  return (
    <Notices label="实验报告">
      {back.map(({ SessionId, Title, State }) => (
        <Notice
          key={SessionId}
          icon={<FileCheck2 size={18} aria-hidden />}
          to={addressOf(SessionId)}
          action="看报告"
          of={Title}
        >
          “{Title}”的实验报告{State === 'returned' ? '被退回，请修改后重新提交' : '已批阅'}
        </Notice>
      ))}
      {waiting.map(({ CourseId, Name, Waiting }) => (
        <Notice
          key={CourseId}
          icon={<FileCheck2 size={18} aria-hidden />}
          to={queueOf(CourseId)}
          action="去批阅"
          of={Name}
        >
          “{Name}”有 {Waiting} 份实验报告待批阅
        </Notice>
      ))}
    </Notices>
  )
}
