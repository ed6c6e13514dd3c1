import { Skeleton, ButtonLink, Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { CallError, code } from '#call'
import type { ContestAddresses } from '../contest/addresses.ts'
import { ownEntry } from '../contest/game-queries.ts'
import { EntryCard } from './entry-card.tsx'

/** One of one's entries, by itself. */
export const OwnEntry = ({ id, addresses }: { id: string; addresses: ContestAddresses }) => {
  const { data, error, refetch } = useQuery(ownEntry(id))
  const back = <ButtonLink to={addresses.ownEntries}>返回我的竞赛</ButtonLink>
  if (error instanceof CallError && error.code === code.notFound)
    return <Empty head="没有这份报名" note="可能是别人的报名，或者赛事已被删除。" next={back} />
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} other={back} />
  if (!data) return <Skeleton height="180px" shape="block" />
  return <EntryCard entry={data} addresses={addresses} />
}
