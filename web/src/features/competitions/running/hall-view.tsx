import { Skeleton, Button, Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type Hall, type HallPlace, roundFormatNames } from '@xinglin/contract/competitions'
import { Maximize } from 'lucide-react'
import { useRef } from 'react'
import { RoundClock } from './round-clock.tsx'
import { hall } from './run-queries.ts'
import styles from './hall.module.css'

const Places = ({
  title,
  places,
  lanes,
}: {
  title: string
  places: readonly HallPlace[]
  lanes: number
}) => (
  <section className={styles.places} aria-label={title}>
    <h3>{title}</h3>
    <ul>
      {places.map((place) => (
        <li key={`${place.Station} ${place.Lane}`}>
          <strong>{place.No}号</strong>
          <span>
            {lanes > 1 && `第${place.Lane}赛道 `}
            {place.Station}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const HallRound = ({ round }: { round: Hall }) => (
  <section className={styles.round} aria-label={round.Name}>
    <h2>
      {round.Name} <small>{roundFormatNames[round.Format]}</small>
    </h2>
    <RoundClock clock={round.Clock} large />
    {round.Current.length > 0 && (
      <Places title="正在比赛" places={round.Current} lanes={round.Lanes} />
    )}
    {round.Next.length > 0 && (
      <Places
        title={round.Current.length > 0 ? '下一场' : '第一场'}
        places={round.Next}
        lanes={round.Lanes}
      />
    )}
  </section>
)

/** The screen in the hall: the clock, who is where and who is next, by the numbers that were drawn. */
export const HallView = ({ id }: { id: string }) => {
  const screen = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(hall(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="360px" shape="block" />
  if (data.Rounds.length === 0)
    return <Empty head="现在没有进行中的比赛" note="抽签后，这里显示各队的场次和计时。" />
  return (
    <div ref={screen} className={styles.screen}>
      <div className={styles.head}>
        <h1>{data.Name}</h1>
        <Button
          size="small"
          icon={<Maximize size={16} aria-hidden />}
          onClick={() => void screen.current?.requestFullscreen()}
        >
          全屏
        </Button>
      </div>
      {error && <p className={styles.note}>网络中断，正在重试。</p>}
      {data.Rounds.map((round) => (
        <HallRound key={round.RoundId} round={round} />
      ))}
    </div>
  )
}
