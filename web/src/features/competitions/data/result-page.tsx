import { Button, ButtonLink, Card, Chips, Empty, Failure, offerFile, Skeleton, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type StationResult, slotStateNames } from '@xinglin/contract/competitions'
import { Download } from 'lucide-react'
import type { ContestAddresses } from '../contest/addresses.ts'
import { scoreWord } from '../results/score-words.ts'
import { gameResult } from './data-queries.ts'
import styles from './data.module.css'
import { resultCsv } from './result-csv.ts'

const compareWord = ({ Score, Mean }: StationResult): string => {
  if (Score === null || Mean === null) return ''
  const by = Score - Mean
  if (Math.abs(by) < 0.005) return '，与平均相同'
  return `，${by > 0 ? '高于' : '低于'}平均 ${Math.abs(by).toFixed(2)}`
}

const StationCard = ({
  station,
  addresses,
}: {
  station: StationResult
  addresses: ContestAddresses
}) => (
  <Card as="section" className={styles.card} aria-label={station.Name}>
    <h3>
      {station.Name} {station.State !== 'open' && <Tag>{slotStateNames[station.State]}</Tag>}
      {station.IsAdjusted && <Tag tone="apricot">异议后更正</Tag>}
    </h3>
    <p className={styles.note}>
      得分 {scoreWord(station.Score)}，权重 {station.Weight}%
      {station.Mean !== null &&
        `，平均 ${scoreWord(station.Mean)}，最高 ${scoreWord(station.Best)}`}
      {compareWord(station)}
    </p>
    {station.Items.length > 0 && (
      <ul className={styles.items}>
        {station.Items.map((item, at) => (
          <li key={at} data-missed={item.Got === 0 || item.IsKeyMissed}>
            <span>
              {item.Text}
              {item.IsKeyMissed && '（关键项未做到）'}
            </span>
            <span className={styles.points}>
              {item.Got === null ? '—' : item.Got} / {item.Points}
            </span>
          </li>
        ))}
      </ul>
    )}
    {station.Remarks.map((remark, at) => (
      <p key={at} className={styles.note}>
        评语：{remark}
      </p>
    ))}
    {station.AttemptId !== '' && (
      <p>
        <ButtonLink size="small" to={addresses.paperResult(station.AttemptId)}>
          看试卷与解析
        </ButtonLink>
      </p>
    )}
  </Card>
)

/** GameResult: what one's own teams came to in a round, line by line, beside all who were ranked. */
export const ResultPage = ({
  id,
  round,
  onRound,
  addresses,
}: {
  id: string
  round: string
  onRound: (round: string) => void
  addresses: ContestAddresses
}) => {
  const { data, error, refetch } = useQuery(gameResult(id, round))
  const back = <ButtonLink to={addresses.board(id)}>查看排名</ButtonLink>
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} other={back} />
  if (!data) return <Skeleton height="420px" shape="block" />
  return (
    <div className={styles.page}>
      <div className={styles.headline}>
        <h2>{data.ContestName}</h2>
        {back}
        {data.Teams.length > 0 && (
          <Button
            size="small"
            icon={<Download size={16} aria-hidden />}
            onClick={() =>
              offerFile(
                `${data.ContestName}成绩.csv`,
                new Blob([resultCsv(data)], { type: 'text/csv' }),
              )
            }
          >
            导出
          </Button>
        )}
      </div>
      {data.Rounds.length > 1 && (
        <Chips
          label="轮次"
          options={data.Rounds.map(({ Id, Name }) => ({ value: Id, name: Name }))}
          chosen={data.RoundId}
          onChoose={onRound}
        />
      )}
      {data.Teams.length === 0 && (
        <Empty head="这一轮没有你的队" note="没有晋级的队不参加下一轮。" next={back} />
      )}
      {data.Teams.map((team) => (
        <section key={team.EntryId} className={styles.page} aria-label={team.Team}>
          <div className={styles.headline}>
            <h2>{team.Team}</h2>
            {team.Award !== '' && <Tag tone="apricot">{team.Award}</Tag>}
          </div>
          <dl className={styles.figures}>
            <div>
              <dt>总分</dt>
              <dd>{scoreWord(team.Score)}</dd>
            </div>
            <div>
              <dt>名次</dt>
              <dd>{team.Rank === null ? '—' : `${team.Rank} / ${team.Ranked}`}</dd>
            </div>
            <div>
              <dt>全体平均</dt>
              <dd>{scoreWord(team.Mean)}</dd>
            </div>
          </dl>
          <div className={styles.grid}>
            {team.Stations.map((station) => (
              <StationCard key={station.StationId} station={station} addresses={addresses} />
            ))}
          </div>
        </section>
      ))}
      <p className={styles.note}>给分为各评委的平均。有名次的队不足5支时，不显示平均和最高。</p>
    </div>
  )
}
