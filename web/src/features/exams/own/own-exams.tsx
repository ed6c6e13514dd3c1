import { Skeleton, Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ExamAddresses } from '../queries/addresses.ts'
import { ExamCard } from './exam-card.tsx'
import { ownExams } from '../queries/exam-queries.ts'
import styles from './own.module.css'
import { useLeftOver } from './use-left-over.ts'

/** The examinations that one has: what can be sat now first, then what is to come, then what is over. */
export const OwnExams = ({ addresses }: { addresses: ExamAddresses }) => {
  const { data, error, refetch } = useQuery(ownExams)
  useLeftOver(data?.List)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="180px" shape="block" />
  if (data.List.length === 0)
    return <Empty head="还没有安排给你的考试" note="教师发布考试后会出现在这里。" />
  return (
    <ul className={styles.exams} aria-label="我的考试">
      {data.List.map((exam) => (
        <li key={exam.ExamId}>
          <ExamCard exam={exam} addresses={addresses} />
        </li>
      ))}
    </ul>
  )
}
