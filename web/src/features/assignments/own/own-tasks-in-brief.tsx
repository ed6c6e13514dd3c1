import { ButtonLink, Empty, Failure, SkeletonText } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { defaultOwn, ownAssignments } from '../queries/assignment-queries.ts'
import { AssignmentCard } from './assignment-card.tsx'
import styles from './own.module.css'

const shown = 3

/** The tasks of a student that come first, for a small page; the rest is one press away. */
export const OwnTasksInBrief = ({
  list,
  addressOf,
}: {
  /** Where all of them are. */
  list: string
  addressOf: (assignmentId: string) => string
}) => {
  const { data, error, refetch } = useQuery(ownAssignments(defaultOwn, ''))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={4} />
  if (data.List.length === 0) return <Empty head="暂无任务" note="老师布置任务后会出现在这里。" />
  return (
    <>
      <ul className={styles.cards} aria-label="任务列表">
        {data.List.slice(0, shown).map((one) => (
          <AssignmentCard key={one.Id} one={one} to={addressOf(one.Id)} />
        ))}
      </ul>
      {data.Count > shown && (
        <div className={styles.actions}>
          <ButtonLink size="small" to={list}>
            全部 {data.Count} 个任务
          </ButtonLink>
        </div>
      )}
    </>
  )
}
