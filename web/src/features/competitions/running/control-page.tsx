import { Skeleton, ButtonLink, Card, Failure, PageHead, Tabs, Tag, useAddressState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ControlRoom, roundFormatNames, roundStateNames } from '@xinglin/contract/competitions'
import { Link } from 'react-router'
import type { OrganiseAddresses } from '../contest/addresses.ts'
import { roundTones } from '../contest/round-tones.ts'
import { ControlBar } from './control-bar.tsx'
import { FullBoardView } from '../results/full-board-view.tsx'
import { RoundClock } from './round-clock.tsx'
import { controlRoom } from './run-queries.ts'
import { TeamTable } from './team-table.tsx'
import styles from './running.module.css'

/** The sheets that are still to come, and the teams by stations. */
const Progress = ({ room }: { room: ControlRoom }) => (
  <>
    {room.Waiting.length > 0 && (
      <section className={styles.waiting} aria-labelledby="sheets-waiting">
        <h2 id="sheets-waiting">待提交的评分表</h2>
        <ul>
          {room.Waiting.map(({ Judge, Station, Sheets }) => (
            <li key={`${Judge} ${Station}`}>
              {Judge}，{Station}：{Sheets} 份
            </li>
          ))}
        </ul>
      </section>
    )}
    <TeamTable room={room} />
  </>
)

const tabsOf = (room: ControlRoom) => [
  { value: 'run', name: '进度', panel: () => <Progress room={room} /> },
  {
    value: 'scores',
    name: '成绩与公示',
    panel: () => <FullBoardView roundId={room.RoundId} isLive={room.Board === 'live'} />,
  },
]

/** The control room of a round: its clock, its teams, and which sheets are still to come. */
export const ControlPage = ({
  contestId,
  roundId,
  addresses,
}: {
  contestId: string
  roundId: string
  addresses: OrganiseAddresses
}) => {
  const [{ tab }, show] = useAddressState({ tab: 'run' }, { tab: ['run', 'scores'] })
  const { data, error, refetch } = useQuery(controlRoom(roundId))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const waiting = data.Teams.filter(({ State }) => State === 'waiting').length
  return (
    <>
      <PageHead title={`${data.Name}控制台`}>
        <Tag tone={roundTones[data.Clock.State]}>{roundStateNames[data.Clock.State]}</Tag>
        <ButtonLink to={addresses.hall(contestId)}>赛场大屏</ButtonLink>
      </PageHead>
      <p className={styles.note}>
        {data.CanRun ? (
          <Link to={addresses.one(contestId)}>{data.ContestName}</Link>
        ) : (
          data.ContestName
        )}
        ，{roundFormatNames[data.Format]}，{data.Teams.length} 队，{data.Stations.length} 站
        {waiting > 0 && `，${waiting} 队待检录`}
      </p>
      {error && <p className={styles.warn}>网络中断，正在重试。下面是中断前的情况。</p>}
      <Card className={styles.bar}>
        <RoundClock clock={data.Clock} />
        {data.CanRun && <ControlBar room={data} />}
      </Card>
      {data.CanRun ? (
        <Tabs
          label="控制台"
          chosen={tab}
          onChoose={(next) => show({ tab: next })}
          tabs={tabsOf(data)}
        />
      ) : (
        <Progress room={data} />
      )}
    </>
  )
}
