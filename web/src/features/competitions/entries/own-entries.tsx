import { Skeleton, ButtonLink, Empty, Failure, Pagination, useAddressState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ContestAddresses } from '../contest/addresses.ts'
import { entriesAPage, ownEntries } from '../contest/game-queries.ts'
import { EntryCard } from './entry-card.tsx'
import styles from './entries.module.css'

/** One's entries of all contests, the newest first. */
export const OwnEntries = ({ addresses }: { addresses: ContestAddresses }) => {
  const [{ page }, go] = useAddressState({ page: 1 })
  const { data, error, refetch } = useQuery(ownEntries(page))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="220px" shape="block" />
  if (data.List.length === 0)
    return (
      <Empty
        head="还没有报名赛事"
        note="在竞赛大厅选择赛事报名，报名结果会出现在这里。"
        next={<ButtonLink to={addresses.lobby}>去竞赛大厅</ButtonLink>}
      />
    )
  return (
    <>
      <ul className={styles.entries} aria-label="我的报名">
        {data.List.map((entry) => (
          <li key={entry.Id}>
            <EntryCard entry={entry} addresses={addresses} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        size={entriesAPage}
        total={data.Count}
        onPage={(next) => go({ page: next })}
      />
    </>
  )
}
