import { call } from '#call'
import { ButtonLink, Failure, Skeleton } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { isVirtual, type OwnRun, startStation } from '@xinglin/contract/competitions'
import { Fragment, useCallback, useState } from 'react'
import type { ContestAddresses } from '../contest/addresses.ts'
import { contestsKey } from '../contest/game-queries.ts'
import { ownRuns } from './run-queries.ts'
import { StationClock, type VirtualRoom } from './station-clock.tsx'
import styles from './station-sitting.module.css'

/** What the end of a station depends on. */
const clockOf = (run: OwnRun | undefined, slot: OwnRun['Slots'][number] | undefined): string =>
  `${run?.Clock.PausedMs} ${run?.Clock.ExtraMinutes} ${slot?.ExtraMinutes}`

const Cover = ({ head, note, hall }: { head: string; note: string; hall: string }) => (
  <section className={styles.cover} aria-live="polite">
    <h2>{head}</h2>
    <p>{note}</p>
    <ButtonLink to={hall}>返回赛场</ButtonLink>
  </section>
)

/** A virtual station of a contest while one is in it. Nothing can be done in it while the clock of the round stands still. */
export const StationSitting = ({
  contestId,
  stationId,
  addresses,
  room,
}: {
  contestId: string
  stationId: string
  addresses: Pick<ContestAddresses, 'hall'>
  room: VirtualRoom
}) => {
  const [isEnded, setEnded] = useState(false)
  const hall = addresses.hall(contestId)
  const { data: runs } = useQuery(ownRuns(contestId))
  const run = runs?.find(({ Slots }) => Slots.some((slot) => slot.StationId === stationId))
  const slot = run?.Slots.find((one) => one.StationId === stationId)
  const { data, error, refetch } = useQuery({
    queryKey: [...contestsKey, 'station', contestId, stationId, clockOf(run, slot)],
    // Whoever is in goes on; whoever did not come by the door is sent there.
    queryFn: ({ signal }) =>
      call(startStation, { SkillContestId: contestId, StationId: stationId }, { signal }),
    enabled: runs !== undefined,
    staleTime: Infinity,
    retry: false,
  })
  const ask = useCallback(() => void refetch(), [refetch])
  const onEnded = useCallback(() => {
    setEnded(true)
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  }, [])
  const isAway = run?.State === 'absent' || run?.State === 'void' || slot?.State !== 'open'
  const isPast = run?.Clock.State !== 'running' || (slot?.Step ?? 0) < run.Clock.Step
  if (isEnded || data?.IsOver || (data && run && (isAway || isPast)))
    return <Cover head="本站已结束" note="结果已记录，成绩公示后可在赛事页查看。" hall={hall} />
  if (run?.Clock.PausedAt)
    return (
      <Cover head="比赛已暂停" note="请等待工作人员恢复，暂停的时间不计入作答时间。" hall={hall} />
    )
  if (data && run && isVirtual(data.Kind))
    return (
      // Another end is read anew with the room.
      <Fragment key={clockOf(run, slot)}>
        {room({
          kind: data.Kind,
          sessionId: data.SessionId,
          back: hall,
          onEnded,
          backName: '赛场',
          clock: <StationClock until={data.Deadline} onOver={ask} />,
        })}
      </Fragment>
    )
  if (!error) return <Skeleton height="480px" shape="block" />
  return (
    <div className={styles.failed}>
      <Failure head="考站打开失败" error={error} onRetry={() => void refetch()} />
      <ButtonLink to={hall}>返回赛场</ButtonLink>
    </div>
  )
}
