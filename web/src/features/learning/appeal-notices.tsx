import { call } from '#call'
import { ButtonLink } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { getAppealNews } from '@xinglin/contract/simulations/consultation'
import { Scale } from 'lucide-react'
import look from './appeal-notices.module.css'

type Decided = OutputOf<typeof getAppealNews>['Decided'][number]

const decidedWords = ({ Accepted, Declined }: Decided): string =>
  [
    ...(Accepted > 0 ? [`${Accepted} 条已接受`] : []),
    ...(Declined > 0 ? [`${Declined} 条已驳回`] : []),
  ].join('，')

/** What is new about appeals: to a student what was decided, to a teacher what waits. Nothing where nothing is new. */
export const AppealNews = ({
  addressOf,
  queueOf,
}: {
  /** Where the report is read. */
  addressOf: (report: Decided) => string
  /** Where the appeals of a course are decided. */
  queueOf: (courseId: string) => string
}) => {
  const { data } = useQuery({
    // Whatever is decided asks for all of consultations anew.
    queryKey: ['consultation', 'appeal-news'],
    queryFn: ({ signal }) => call(getAppealNews, {}, { signal }),
  })
  if (!data || data.Decided.length + data.Waiting.length === 0) return null
  return (
    <section className={look.news} aria-label="申诉">
      <ul>
        {data.Decided.map((one) => (
          <li key={one.SessionId}>
            <Scale size={18} aria-hidden />
            <span>
              您对“{one.Title}”的申诉有了结果：{decidedWords(one)}
            </span>
            <ButtonLink size="small" to={addressOf(one)} aria-label={`看复盘：${one.Title}`}>
              看复盘
            </ButtonLink>
          </li>
        ))}
        {data.Waiting.map(({ CourseId, CourseName, Count }) => (
          <li key={CourseId}>
            <Scale size={18} aria-hidden />
            <span>
              “{CourseName}”有 {Count} 条问诊申诉待处理
            </span>
            <ButtonLink size="small" to={queueOf(CourseId)} aria-label={`去处理：${CourseName}`}>
              去处理
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
