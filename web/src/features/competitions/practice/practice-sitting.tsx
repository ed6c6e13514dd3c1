import { call } from '#call'
import { ButtonLink, Empty, Failure, Skeleton } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startPractice } from '@xinglin/contract/competitions'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { ContestAddresses } from '../contest/addresses.ts'
import { contestsKey } from '../contest/game-queries.ts'
import { StationClock, type VirtualRoom } from '../running/station-clock.tsx'

/** A station while it is practised; once it is over its report. */
export const PracticeSitting = ({
  contestId,
  stationId,
  addresses,
  room,
}: {
  contestId: string
  stationId: string
  addresses: ContestAddresses
  room: VirtualRoom
}) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const back = addresses.practice(contestId)
  const { data, error, refetch } = useQuery({
    queryKey: ['practice-station', contestId, stationId],
    queryFn: ({ signal }) =>
      call(startPractice, { SkillContestId: contestId, StationId: stationId }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { Kind: kind = '', SessionId: sessionId = '' } = data ?? {}
  const onEnded = useCallback(() => {
    void queries.invalidateQueries({ queryKey: contestsKey })
    void navigate(addresses.practiceReport(contestId, kind, sessionId), { replace: true })
  }, [queries, navigate, addresses, contestId, kind, sessionId])
  if (error)
    return (
      <Failure
        head="考站打开失败"
        error={error}
        onRetry={() => void refetch()}
        other={<ButtonLink to={back}>返回备赛</ButtonLink>}
      />
    )
  if (!data) return <Skeleton height="480px" shape="block" />
  return (
    room({
      kind: data.Kind,
      sessionId: data.SessionId,
      back,
      backName: '备赛',
      onEnded,
      clock: <StationClock until={data.Deadline} onOver={onEnded} />,
    }) ?? <Empty head="考站打开失败" />
  )
}
