import { SkeletonText, Dialog, Empty, Failure, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import styles from './history.module.css'
import { classHistory } from './administrative-queries.ts'

/** The 行政班 that a student was in, the newest first. */
export const HistoryDialog = ({
  person,
  onClose,
}: {
  person: { readonly PersonId: string; readonly RealName: string }
  onClose: () => void
}) => {
  const { data, error, refetch } = useQuery(classHistory(person.PersonId))
  return (
    <Dialog title={`${person.RealName}的班级经历`} onClose={onClose}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={4} />}
      {data?.List.length === 0 && <Empty head="还没有编入过行政班" />}
      {data && data.List.length > 0 && (
        <ol className={styles.stays}>
          {data.List.map((stay) => (
            <li key={`${stay.ClassId} ${stay.From} ${stay.Until}`} className={styles.stay}>
              <p className={styles.name}>
                {stay.Grade}级 {stay.Major} {stay.ClassName}
                {stay.Until === '' && <Tag tone="school">在读</Tag>}
              </p>
              <p className={styles.days}>
                {stay.From} 至 {stay.Until || '今'}
                {stay.Reason && `；${stay.Reason}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
