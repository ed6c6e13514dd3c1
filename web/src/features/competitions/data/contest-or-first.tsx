import { isMember, useSession } from '#session'
import { ButtonLink, Empty, Failure, Skeleton } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ContestAddresses } from '../contest/addresses.ts'
import { contestChoices } from './data-queries.ts'

/** The contest of the address; without one the first of those that one may choose from. */
export const ContestOrFirst = ({
  id,
  addresses,
  children,
}: {
  id: string
  addresses: ContestAddresses
  children: (id: string) => ReactNode
}) => {
  const isKnown = isMember(useSession())
  const isAsked = id === '' && isKnown
  const { data, error, refetch } = useQuery({ ...contestChoices, enabled: isAsked })
  if (isAsked && error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (isAsked && !data) return <Skeleton height="360px" shape="block" />
  const chosen = id === '' ? (data?.[0]?.Id ?? '') : id
  if (chosen !== '') return children(chosen)
  return (
    <Empty
      head={isKnown ? '还没有赛事' : '请选择一项赛事'}
      note={isKnown ? '本校举办或参加的赛事会列在这里。' : '从竞赛大厅打开要看的赛事。'}
      next={<ButtonLink to={addresses.lobby}>查看全部赛事</ButtonLink>}
    />
  )
}
