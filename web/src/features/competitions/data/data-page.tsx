import {
  Button,
  ButtonLink,
  Card,
  Chips,
  type Column,
  DataTable,
  Failure,
  Histogram,
  offerFile,
  Skeleton,
  TrendChart,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ContestData, stationKindNames } from '@xinglin/contract/competitions'
import { Download } from 'lucide-react'
import type { ContestAddresses } from '../contest/addresses.ts'
import { scoreWord } from '../results/score-words.ts'
import { contestData } from './data-queries.ts'
import styles from './data.module.css'
import { dataCsv } from './data-csv.ts'

const figure = (value: number | null): string => (value === null ? '—' : value.toFixed(2))

const schoolColumns: Column<ContestData['Schools'][number]>[] = [
  { name: '学校', cell: ({ Name, IsOwn }) => (IsOwn ? `${Name}（本校）` : Name) },
  { name: '参赛', width: '80px', figures: true, cell: ({ Teams }) => Teams },
  { name: '有名次', width: '90px', figures: true, cell: ({ Ranked }) => Ranked },
  { name: '获奖', width: '80px', figures: true, cell: ({ Awards }) => Awards },
  { name: '平均分', width: '100px', figures: true, cell: ({ Mean }) => scoreWord(Mean) },
]

const stationColumns: Column<ContestData['Stations'][number]>[] = [
  { name: '考站', cell: ({ Name }) => Name },
  { name: '类型', width: '110px', cell: ({ Kind }) => stationKindNames[Kind], secondary: true },
  { name: '权重', width: '80px', figures: true, cell: ({ Weight }) => `${Weight}%` },
  { name: '平均分', width: '100px', figures: true, cell: ({ Mean }) => scoreWord(Mean) },
  { name: '得分率', width: '90px', figures: true, cell: ({ Facility }) => figure(Facility) },
  {
    name: '区分度',
    width: '90px',
    figures: true,
    cell: ({ Discrimination }) => figure(Discrimination),
  },
  { name: '评委分差', width: '100px', figures: true, cell: ({ Spread }) => scoreWord(Spread) },
]

type Item = ContestData['Items'][number]

const itemColumns = (stations: ContestData['Stations']): Column<Item>[] => [
  { name: '评分项', cell: ({ Text }) => Text },
  {
    name: '考站',
    width: '160px',
    cell: ({ StationId }) => stations.find((one) => one.StationId === StationId)?.Name ?? '',
    secondary: true,
  },
  { name: '分值', width: '80px', figures: true, cell: ({ Points }) => Points },
  { name: '得分率', width: '90px', figures: true, cell: ({ Facility }) => figure(Facility) },
  {
    name: '区分度',
    width: '90px',
    figures: true,
    cell: ({ Discrimination }) => figure(Discrimination),
  },
]

const seasonColumns: Column<ContestData['Seasons'][number]>[] = [
  { name: '赛季', cell: ({ Season }) => Season },
  { name: '赛事', width: '80px', figures: true, cell: ({ Contests }) => Contests },
  { name: '参赛', width: '80px', figures: true, cell: ({ Teams }) => Teams },
  { name: '本校平均分', width: '120px', figures: true, cell: ({ Mean }) => scoreWord(Mean) },
]

const funnelColumns: Column<ContestData['Funnel'][number]>[] = [
  { name: '环节', cell: ({ Name }) => Name },
  { name: '数量', width: '100px', figures: true, cell: ({ Count }) => Count },
]

const Overview = ({ data }: { data: ContestData }) => (
  <div className={styles.grid}>
    <Card as="section" className={styles.card} aria-label="参赛情况">
      <h2>参赛情况</h2>
      <Histogram
        label="参赛情况"
        unit="个"
        bars={data.Funnel.map(({ Name, Count }) => ({ name: Name, short: Name, count: Count }))}
      />
      <DataTable
        label="参赛情况"
        columns={funnelColumns}
        rows={data.Funnel}
        keyOf={({ Name }) => Name}
      />
    </Card>
    <Card as="section" className={styles.card} aria-label="成绩分布">
      <h2>成绩分布</h2>
      <dl className={styles.figures}>
        <div>
          <dt>平均分</dt>
          <dd>{scoreWord(data.Mean)}</dd>
        </div>
        <div>
          <dt>中位数</dt>
          <dd>{scoreWord(data.Median)}</dd>
        </div>
        <div>
          <dt>标准差</dt>
          <dd>{scoreWord(data.Deviation)}</dd>
        </div>
      </dl>
      {data.Distribution.length === 0 ? (
        <p className={styles.note}>有名次的队不足5支，不显示分布。</p>
      ) : (
        <>
          <Histogram
            label="总分分布"
            unit="队"
            bars={data.Distribution.map(({ From, Count }) => ({
              name: `${From}至${From + 10}分`,
              short: String(From),
              count: Count,
            }))}
          />
          <DataTable
            label="成绩分布"
            columns={[
              { name: '分数段', cell: ({ From }) => `${From}–${From + 10}` },
              { name: '队数', width: '100px', figures: true, cell: ({ Count }) => Count },
            ]}
            rows={data.Distribution}
            keyOf={({ From }) => String(From)}
          />
        </>
      )}
    </Card>
  </div>
)

/** GameData: how a round went, by school, station and line of the sheet, and the school's seasons. */
export const DataPage = ({
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
  const { data, error, refetch } = useQuery(contestData(id, round))
  const back = <ButtonLink to={addresses.board(id)}>查看排名</ButtonLink>
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} other={back} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const trend = data.Seasons.flatMap(({ Season, Mean }) =>
    Mean === null ? [] : [{ name: Season, value: Mean, word: scoreWord(Mean) }],
  )
  return (
    <div className={styles.page}>
      <div className={styles.headline}>
        <h2>{data.ContestName}</h2>
        {back}
        <Button
          size="small"
          icon={<Download size={16} aria-hidden />}
          onClick={() =>
            offerFile(
              `${data.ContestName}${data.RoundName}数据.csv`,
              new Blob([dataCsv(data)], { type: 'text/csv' }),
            )
          }
        >
          导出
        </Button>
      </div>
      {data.Rounds.length > 1 && (
        <Chips
          label="轮次"
          options={data.Rounds.map(({ Id, Name }) => ({ value: Id, name: Name }))}
          chosen={data.RoundId}
          onChoose={onRound}
        />
      )}
      <Overview data={data} />
      <section className={styles.page} aria-labelledby="data-schools">
        <h2 id="data-schools">学校</h2>
        <DataTable
          label="学校"
          columns={schoolColumns}
          rows={data.Schools}
          keyOf={({ Name }) => Name}
        />
      </section>
      <section className={styles.page} aria-labelledby="data-stations">
        <h2 id="data-stations">考站分析</h2>
        <DataTable
          label="考站分析"
          columns={stationColumns}
          rows={data.Stations}
          keyOf={({ StationId }) => StationId}
        />
        {data.Items.length > 0 && (
          <DataTable
            label="评分项分析"
            columns={itemColumns(data.Stations)}
            rows={data.Items}
            keyOf={({ StationId, Text }) => `${StationId} ${Text}`}
          />
        )}
        <p className={styles.note}>
          得分率为平均得分占满分的比例；区分度为该项与其余成绩的相关系数（评分项与总分）。少于5队时不计算。
        </p>
      </section>
      {data.Seasons.length > 0 && (
        <Card as="section" className={styles.card} aria-label="本校各赛季">
          <h2>本校各赛季</h2>
          {trend.length > 1 && <TrendChart label="本校各赛季平均分" points={trend} />}
          <DataTable
            label="本校各赛季"
            columns={seasonColumns}
            rows={data.Seasons}
            keyOf={({ Season }) => Season}
          />
        </Card>
      )}
    </div>
  )
}
