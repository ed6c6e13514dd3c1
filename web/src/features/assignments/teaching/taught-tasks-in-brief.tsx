import { ButtonLink, Empty, Failure, fewNames, momentOf, SkeletonText } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { defaultList, taughtAssignments } from '../queries/assignment-queries.ts'
import styles from './teaching.module.css'

const shown = 5

/** The tasks under way of whoever teaches, those with works to mark first, for a small page; the rest is one press away. */
export const TaughtTasksInBrief = ({
  list,
  addressOf,
  markingOf,
}: {
  /** Where all of them are. */
  list: string
  addressOf: (assignmentId: string) => string
  /** Where the works of one are marked. */
  markingOf: (assignmentId: string) => string
}) => {
  const { data, error, refetch } = useQuery(
    taughtAssignments({ ...defaultList, state: 'published' }, ''),
  )
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={4} />
  if (data.List.length === 0)
    return <Empty head="没有进行中的任务" note="在电脑上的“任务管理”里布置任务。" />
  const first = data.List.toSorted((one, other) => other.ToMark - one.ToMark)
  return (
    <>
      <ul className={styles.list} aria-label="任务列表">
        {first.slice(0, shown).map(({ Id, Title, Targets: targets, DueAt, ToMark }) => (
          <li key={Id} className={styles.line}>
            <span className={styles.brief}>
              <Link className={styles.open} to={addressOf(Id)}>
                {Title}
              </Link>
              <small>
                {[fewNames(targets), DueAt && `${momentOf(DueAt)} 截止`]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {ToMark > 0 && (
              <ButtonLink kind="primary" size="small" to={markingOf(Id)}>
                批阅 {ToMark} 份
              </ButtonLink>
            )}
          </li>
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
