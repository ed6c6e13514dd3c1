import { SkeletonText, Button, longMomentOf } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { courseHistory } from './managed-queries.ts'
import styles from './managed-course.module.css'

/** What became of a course, the newest first. */
export const History = ({ courseId }: { courseId: string }) => {
  const { data, error, refetch } = useQuery(courseHistory(courseId))
  if (error && !data) {
    return (
      <p className={styles.note} role="alert">
        {error.message}{' '}
        <Button size="small" onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    )
  }
  if (!data) return <SkeletonText />
  if (data.length === 0) return <p className={styles.note}>还没有审核与发布记录。</p>
  return (
    <ol className={styles.history}>
      {data.map(({ At: at, Name: name, Action: action, Comment: comment }) => (
        <li key={at + action} className={styles.event}>
          <p>
            <strong>{action}</strong> · {name}
          </p>
          {comment && <p className={styles.comment}>{comment}</p>}
          <time className={styles.when} dateTime={at}>
            {longMomentOf(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
