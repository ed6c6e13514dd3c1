import { Skeleton, Card, Failure, figure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, BookCheck, MessageSquareText, PhoneIncoming } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dashboard } from './dashboard.ts'
import { LearnersChart } from './learners-chart.tsx'
import styles from './overview.module.css'

const figures = [
  ['登录人次', 'LoginToday'],
  ['学习人数', 'LearnerToday'],
  ['开始学习', 'BegunToday'],
  ['完成学习', 'FinishedToday'],
] as const

type Places = {
  /** Where the courses, wishes and feedback that wait, everybody and every course are seen. */
  readonly pending: string
  /** Absent for whoever does not look after them. */
  readonly leads: string | undefined
  readonly feedback: string
  readonly users: string
  readonly courses: string
}

const Task = ({
  to,
  icon,
  name,
  count,
}: {
  to: string
  icon: ReactNode
  name: string
  count: number
}) => (
  <li>
    <Link className={styles.task} to={to}>
      <span className={styles.sign}>{icon}</span>
      <span className={styles.taskName}>{name}</span>
      <strong className={styles.taskCount}>{figure(count)}</strong>
      <ArrowRight size={16} aria-hidden />
    </Link>
  </li>
)

/** Today's figures, what waits, and the last fourteen days. */
export const Overview = ({ places }: { places: Places }) => {
  const { data, error, refetch } = useQuery(dashboard)
  if (error && !data) {
    return (
      <Card>
        <Failure error={error} onRetry={() => void refetch()} />
      </Card>
    )
  }
  // Wishes to buy are the platform's, where it has a place for them.
  const newLeads = places.leads === undefined ? 0 : (data?.NewLeads ?? 0)
  const waits = data ? data.PendingCourses + newLeads + data.NewFeedback : 0
  return (
    <div className={styles.overview} aria-busy={!data}>
      <Card as="section" className={styles.today} aria-labelledby="today">
        <h2 className={styles.title} id="today">
          今日
        </h2>
        <dl className={styles.figures}>
          {figures.map(([name, member]) => (
            <div key={member} className={styles.figure}>
              <dt>{name}</dt>
              <dd>{data ? figure(data[member]) : <Skeleton width="64px" height="36px" />}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.whole}>
          {data ? (
            <>
              全校共 <Link to={places.users}>{figure(data.UserCount)} 名用户</Link>、
              <Link to={places.courses}>{figure(data.CourseCount)} 门课程</Link>
            </>
          ) : (
            <Skeleton width="180px" />
          )}
        </p>
      </Card>
      <Card as="section" className={styles.tasks} aria-labelledby="tasks">
        <h2 className={styles.title} id="tasks">
          待处理
        </h2>
        {!data && <Skeleton height="96px" shape="block" />}
        {data && waits === 0 && (
          <p className={styles.calm}>没有等待处理的事项，今天可以从容一些。</p>
        )}
        {data && waits > 0 && (
          <ul className={styles.list}>
            {data.PendingCourses > 0 && (
              <Task
                to={places.pending}
                icon={<BookCheck size={18} aria-hidden />}
                name="待审核课程"
                count={data.PendingCourses}
              />
            )}
            {places.leads !== undefined && newLeads > 0 && (
              <Task
                to={places.leads}
                icon={<PhoneIncoming size={18} aria-hidden />}
                name="新意向客户"
                count={newLeads}
              />
            )}
            {data.NewFeedback > 0 && (
              <Task
                to={places.feedback}
                icon={<MessageSquareText size={18} aria-hidden />}
                name="待处理反馈"
                count={data.NewFeedback}
              />
            )}
          </ul>
        )}
      </Card>
      <Card as="section" roomy className={styles.days}>
        {data ? <LearnersChart days={data.Days} /> : <Skeleton height="240px" shape="block" />}
      </Card>
    </div>
  )
}
