import { serverNow } from '#call'
import { UpcomingDates, useDatesOfYear } from '#calendar'
import { Cover, wholeCatalogue } from '#courses'
import { LearningCalendar, LearningRecords, yearOf } from '#learning'
import { useSession } from '#session'
import { staying, useAtOnce } from '#ui'
import { calendarKinds } from '@xinglin/contract/calendar'
import { role } from '@xinglin/contract/identity'
import type { AttemptLine } from '@xinglin/contract/learning'
import { useSearchParams } from 'react-router'
import styles from './my-learning-page.module.css'
import { readRecords, readYear, writeRecords } from './own-address.ts'
import { PageHead } from './page-head.tsx'

const coverOf = ({ CourseId, ImgUrl, Motif }: AttemptLine) => (
  <Cover small src={ImgUrl} motif={Motif} id={CourseId} />
)

/** What is due on each day of a year, in words. */
const useDueWords = (year: number | undefined): ReadonlyMap<string, string> =>
  new Map(
    [...useDatesOfYear(year)].map(([day, entries]) => [
      day,
      entries.map(({ Kind, Title }) => `${calendarKinds[Kind]}截止：${Title}`).join('、'),
    ]),
  )

/** 我的学习: how much one learnt on which days, and every round of learning. */
export const MyLearningPage = () => {
  const [query, setQuery] = useSearchParams()
  const thisYear = yearOf(serverNow())
  const [{ year, filters }, choose] = useAtOnce(
    { year: readYear(query, thisYear), filters: readRecords(query) },
    (next) =>
      setQuery(writeRecords(next.filters, next.year === thisYear ? '' : String(next.year)), {
        state: staying,
      }),
  )
  const isStudent = useSession()?.RoleType === role.student
  const dates = useDueWords(isStudent ? year : undefined)
  return (
    <div className={styles.page}>
      <PageHead title="我的学习" />
      {isStudent && <UpcomingDates />}
      <LearningCalendar
        year={year}
        dates={dates}
        onYear={(next) => choose({ year: next, filters })}
      />
      <LearningRecords
        filters={filters}
        onFilters={(next) => choose({ year, filters: next })}
        cover={coverOf}
        catalogue={wholeCatalogue}
      />
    </div>
  )
}
