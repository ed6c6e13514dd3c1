import { Skeleton, Button, Card, Failure, momentOf, offerFile, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type FullBoard,
  type FullBoardRow,
  type Objection,
  objectionStateNames,
} from '@xinglin/contract/competitions'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { fullBoard } from './board-queries.ts'
import { boardCsv, stationWord } from './board-csv.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { ObjectionFiles } from './objection-files.tsx'
import { rankWord, scoreWord } from './score-words.ts'
import { SchoolSums } from './school-sums.tsx'
import { SettlementCard } from './settlement-card.tsx'
import styles from './results.module.css'

type Score = FullBoardRow['Scores'][number]

const download = (board: FullBoard): void =>
  offerFile(
    `${board.ContestName}-${board.Name}成绩.csv`,
    new Blob([boardCsv(board)], { type: 'text/csv' }),
  )

const StationCell = ({ score }: { score: Score }) => (
  <>
    <strong>{stationWord(score)}</strong>
    <small>
      {score.IsAdjusted ? '已更正' : `${score.Sheets}/${score.Judges}`}
      {score.Spread > 0 && `，相差 ${score.Spread.toFixed(1)}`}
    </small>
    {score.IsApart && <Tag tone="warning">分差超限</Tag>}
    {(score.IsApart || score.Marks.some(({ Photo }) => Photo !== null)) &&
      score.Marks.map(({ Judge, Score: given, Photo }) => (
        <small key={Judge}>
          {Judge} {given.toFixed(1)}
          {Photo && (
            <>
              {' '}
              <a href={Photo.Url} target="_blank" rel="noreferrer">
                纸质评分表
              </a>
            </>
          )}
        </small>
      ))}
  </>
)

const placeWord = (rank: number | null): string => (rank === null ? '' : `第 ${rank}`)

const Teams = ({ board }: { board: FullBoard }) => {
  // While scores arrive nobody has won yet.
  const isOver = board.State !== 'running' && board.State !== 'drawn'
  return (
    <section className={styles.scroll} aria-label="成绩表">
      <table className={styles.table}>
        <caption className={styles.note}>
          各站下方为已提交的评分表份数；几名评委给分不同时，写出最高和最低相差多少。
        </caption>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">参赛队</th>
            {board.Stations.map(({ Id, Name, Weight }) => (
              <th key={Id} scope="col">
                {Name} <small>{Weight}%</small>
              </th>
            ))}
            <th scope="col">整体评价</th>
            <th scope="col">总分</th>
          </tr>
        </thead>
        <tbody>
          {board.Teams.map((team) => (
            <tr key={team.EntryId}>
              <td className={styles.rank}>{rankWord(team)}</td>
              <th scope="row">
                <span className={styles.team}>
                  {team.No}号 {team.Name}
                  {isOver && team.Award !== '' && <Tag tone="apricot">{team.Award}</Tag>}
                  {isOver && team.Advances && <Tag tone="success">晋级</Tag>}
                </span>
                <small>
                  {[
                    team.SchoolName,
                    team.AreaName && `${team.AreaName}${placeWord(team.AreaRank)}`,
                    team.TrackName && `${team.TrackName}${placeWord(team.TrackRank)}`,
                  ]
                    .filter((text) => text !== '')
                    .join('，')}
                </small>
              </th>
              {team.Scores.map((score) => (
                <td key={score.StationId}>
                  <StationCell score={score} />
                </td>
              ))}
              <td>{team.Rating === null ? '—' : team.Rating.toFixed(2)}</td>
              <td>
                <strong>{scoreWord(team.Score)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Objections = ({ board }: { board: FullBoard }) => {
  const [deciding, setDeciding] = useState<Objection>()
  return (
    <Card className={styles.card}>
      <h2 className={styles.head}>异议</h2>
      <ul className={styles.objections}>
        {board.Objections.map((one) => (
          <li key={one.Id}>
            <p>
              <Tag tone={one.State === 'open' ? 'warning' : 'neutral'}>
                {objectionStateNames[one.State]}
              </Tag>{' '}
              {one.Team}，{one.SchoolName}，{one.Station}（公示 {scoreWord(one.Score)}），{one.Name}
              ，{momentOf(one.CreatedAt)}
            </p>
            <p>{one.Reason}</p>
            <ObjectionFiles objection={one} />
            {one.Decision !== '' && <p className={styles.note}>处理意见：{one.Decision}</p>}
            {one.State === 'open' && board.State === 'published' && (
              <Button
                size="small"
                aria-label={`处理${one.Team}的异议`}
                onClick={() => setDeciding(one)}
              >
                处理
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deciding && <DecideDialog objection={deciding} onClose={() => setDeciding(undefined)} />}
    </Card>
  )
}

/** The scores of a round for those who run the contest: every station, settlements, objections. */
export const FullBoardView = ({ roundId, isLive }: { roundId: string; isLive: boolean }) => {
  const { data, error, refetch } = useQuery(fullBoard(roundId))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="360px" shape="block" />
  return (
    <div className={styles.page}>
      {data.State !== 'drawn' && <SettlementCard board={data} isLive={isLive} />}
      {data.Objections.length > 0 && <Objections board={data} />}
      <div className={styles.cardHead}>
        <h2 className={styles.head}>成绩</h2>
        <Button
          size="small"
          icon={<Download size={16} aria-hidden />}
          onClick={() => download(data)}
        >
          导出表格
        </Button>
      </div>
      <Teams board={data} />
      <SchoolSums
        schools={data.Schools.map((one) => ({
          ...one,
          // While scores arrive nobody goes on yet.
          Advances: one.Advances && data.State !== 'running' && data.State !== 'drawn',
        }))}
      />
      <p className={styles.rule}>{data.Rule}</p>
    </div>
  )
}
