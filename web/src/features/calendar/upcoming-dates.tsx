import {
  Button,
  Card,
  clockOf,
  dayOf,
  Empty,
  Failure,
  shortDayOf,
  SkeletonText,
  Tag,
  weekdayOf,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type CalendarEntry, calendarKinds } from '@xinglin/contract/calendar'
import { CalendarClock, ClipboardList, FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CalendarFeedButton } from './feed-dialog.tsx'
import { datesWithin } from './queries.ts'
import styles from './upcoming-dates.module.css'

const days = 30
const shownAtFirst = 5
const icons = { task: ClipboardList, exam: CalendarClock, questionnaire: FileQuestion }

const momentWords = (at: string): string => `${shortDayOf(at)} ${weekdayOf(at)} ${clockOf(at)}`

const whenOf = ({ Starts, Ends }: CalendarEntry): string => {
  if (Starts === '') return `${momentWords(Ends)} 截止`
  const until = dayOf(Starts) === dayOf(Ends) ? clockOf(Ends) : momentWords(Ends)
  return `${momentWords(Starts)} 至 ${until}`
}

const Line = ({ entry }: { entry: CalendarEntry }) => {
  const Icon = icons[entry.Kind]
  return (
    <li className={styles.line}>
      <Icon size={18} aria-hidden />
      <div className={styles.words}>
        <Link to={entry.Path}>
          {calendarKinds[entry.Kind]}：{entry.Title}
        </Link>
        <p className={styles.when}>{whenOf(entry)}</p>
      </div>
      <Tag>{entry.State}</Tag>
    </li>
  )
}

const Lines = () => {
  const { data, error, refetch } = useQuery(datesWithin(days))
  const [whole, setWhole] = useState(false)
  if (error && !data)
    return <Failure head="日程加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={3} />
  const { List } = data
  if (List.length === 0) return <Empty head={`${days} 天内没有任务、考试或问卷到期`} />
  return (
    <>
      <ul className={styles.list}>
        {List.slice(0, whole ? List.length : shownAtFirst).map((entry) => (
          <Line key={`${entry.Kind} ${entry.Id}`} entry={entry} />
        ))}
      </ul>
      {List.length > shownAtFirst && (
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? '收起' : `显示全部 ${List.length} 项`}
        </Button>
      )}
    </>
  )
}

/** 近期日程: the tasks, examinations and questionnaires that end within thirty days, and the way to have them in one's own calendar. */
export const UpcomingDates = () => (
  <Card as="section" roomy aria-labelledby="upcoming-dates">
    <div className={styles.head}>
      <h2 className={styles.title} id="upcoming-dates">
        近期日程
      </h2>
      <CalendarFeedButton />
    </div>
    <Lines />
  </Card>
)
