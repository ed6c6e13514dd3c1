import { Button, ButtonLink, Skeleton } from '#ui'
import type { StationKindName } from '@xinglin/contract/exams'
import { type ReactNode, useCallback, useEffect, useEffectEvent } from 'react'
import styles from './notices.module.css'
import { useStationAddress } from './station-address.ts'
import { clockWords, useCountdown } from './use-countdown.ts'
import type { SittingNow } from './use-sitting.ts'

/** Where a station takes place: a room of its kind of simulation, by the page that knows these. */
export type StationRoom = (given: {
  readonly kind: StationKindName
  readonly sessionId: string
  /** The address of the paper. */
  readonly back: string
  readonly onEnded: () => void
  /** The time that is left, for a room that has no clock of its own. */
  readonly clock: ReactNode
}) => ReactNode

/** The time that is left of a station; once it is over, or was, `onEnd` asks how it stands. */
const StationClock = ({ until, onEnd }: { until: string; onEnd: () => void }) => {
  const left = useCountdown(until, true, onEnd)
  return (
    <span role="timer" aria-label="本站剩余时间" className={styles.stationClock}>
      本站剩余 {clockWords(left)}
    </span>
  )
}

/** A station of the paper while one is in it; it is begun, or gone on with, by being opened. */
export const StationView = ({
  now,
  questionId,
  room,
}: {
  now: SittingNow
  questionId: string
  room: StationRoom
}) => {
  const { paper, close } = useStationAddress()
  const { enterStation, endStation } = now
  const entered = now.stations.get(questionId)
  const isKnown = entered !== undefined
  const enter = useEffectEvent(() => {
    if (!isKnown) void enterStation(questionId)
  })
  useEffect(() => enter(), [questionId, isKnown])
  const onEnded = useCallback(() => {
    endStation(questionId)
    close()
    // The room listens for its end by an effect, and these functions are new with every answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [questionId])
  if (entered && !entered.IsOver)
    return room({
      kind: entered.Kind,
      sessionId: entered.SessionId,
      back: paper,
      onEnded,
      clock: <StationClock until={entered.EndsAt} onEnd={() => void enterStation(questionId)} />,
    })
  if (!entered && now.fault === '') return <Skeleton height="420px" shape="block" />
  return (
    <section className={styles.cover} role="alert">
      <h2>{entered ? '本站已结束' : '考站打开失败'}</h2>
      <p>{entered ? '结果已记录，请返回试卷继续作答。' : `${now.fault}。考试时间仍在计算。`}</p>
      {!entered && (
        <Button pending={now.pending} onClick={() => void enterStation(questionId)}>
          重试
        </Button>
      )}
      <ButtonLink to={paper} replace>
        返回试卷
      </ButtonLink>
    </section>
  )
}
