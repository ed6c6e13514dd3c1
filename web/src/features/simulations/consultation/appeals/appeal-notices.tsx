import { call } from '#call'
import { Notice, Notices } from '#simulations/kernel'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { getAppealNews } from '@xinglin/contract/simulations/consultation'
import { Scale } from 'lucide-react'
import { allSessions } from '../session/queries.ts'

type Decided = OutputOf<typeof getAppealNews>['Decided'][number]

const decidedWords = ({ Accepted, Declined }: Decided): string =>
  [
    ...(Accepted > 0 ? [`${Accepted} 条已接受`] : []),
    ...(Declined > 0 ? [`${Declined} 条已驳回`] : []),
  ].join('，')

/** What is new about appeals: to a student what was decided, to a teacher what waits. Nothing where nothing is new. */
export const AppealNotices = ({
  addressOf,
  queueOf,
}: {
  /** Where the report is read. */
  addressOf: (report: Decided) => string
  /** Where the appeals of a course are decided. */
  queueOf: (courseId: string) => string
}) => {
  const { data } = useQuery({
    queryKey: [...allSessions, 'appeal-news'],
    queryFn: ({ signal }) => call(getAppealNews, {}, { signal }),
  })
  if (!data || data.Decided.length + data.Waiting.length === 0) return null
  return (
    <Notices label="申诉">
      {data.Decided.map((one) => (
        <Notice
          key={one.SessionId}
          icon={<Scale size={18} aria-hidden />}
          to={addressOf(one)}
          action="看复盘"
          of={one.Title}
        >
          您对“{one.Title}”的申诉有了结果：{decidedWords(one)}
        </Notice>
      ))}
      {data.Waiting.map(({ CourseId, CourseName, Count }) => (
        <Notice
          key={CourseId}
          icon={<Scale size={18} aria-hidden />}
          to={queueOf(CourseId)}
          action="去处理"
          of={CourseName}
        >
          “{CourseName}”有 {Count} 条问诊申诉待处理
        </Notice>
      ))}
    </Notices>
  )
}
