import { Failure, Skeleton } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ResourceUse, useKinds } from '@xinglin/contract/resources'
import { Link } from 'react-router'
import { usesOf } from './library-queries.ts'
import styles from './library.module.css'
import { usesText } from './uses-text.ts'

/** Where a thing that uses a resource is opened; undefined where the reader has no page of it. */
export type UseAddress = (use: ResourceUse) => string | undefined

/** Where a resource is used, with the way there. */
export const UseList = ({ id, addressOf }: { id: string; addressOf: UseAddress }) => {
  const { data, error, refetch } = useQuery(usesOf([id]))
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="40px" />
  const uses = data.get(id) ?? []
  return (
    <section className={styles.uses} aria-label="使用情况">
      <h3>{usesText(uses)}</h3>
      {uses.length > 0 && (
        <ul>
          {uses.map((use) => {
            const to = addressOf(use)
            return (
              <li key={`${use.Kind} ${use.Id}`}>
                <span className={styles.note}>{useKinds[use.Kind]}</span>{' '}
                {to ? <Link to={to}>{use.Title}</Link> : use.Title}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
