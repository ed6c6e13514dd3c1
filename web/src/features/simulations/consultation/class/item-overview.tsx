import { SkeletonText, Card, Empty, Failure, Histogram } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { figuresOf, type ItemPlace } from './class-queries.ts'
import styles from './item-overview.module.css'
import { scoreBars } from './score-bars.ts'

type Share = {
  readonly Id: string
  readonly Name: string
  readonly Count: number
  readonly Of: number
}

/** What was missed, or done, by how many of how many; the most frequent first. */
const Shares = ({
  title,
  shares,
  none,
}: {
  title: string
  shares: readonly Share[]
  none: string
}) => (
  <Card as="section" roomy>
    <h2>{title}</h2>
    {shares.length === 0 ? (
      <p className={styles.none}>
        <CircleCheck size={16} aria-hidden />
        {none}
      </p>
    ) : (
      <ul className={styles.shares}>
        {shares.map(({ Id, Name, Count, Of }) => (
          <li key={Id}>
            <span>{Name}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(Count / Math.max(1, Of)) * 100}%` }} />
            </span>
            <span className={styles.figure}>
              {Count}/{Of} 人
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
)

/** How the class did at an item: the distribution, what is most often missed, and what harm was done. */
export const ItemOverview = ({ place }: { place: ItemPlace }) => {
  const { data, error, refetch } = useQuery(figuresOf(place))
  if (!data)
    return error ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonText lines={10} />
    )
  if (data.Learners === 0)
    return (
      <Empty
        head="还没有学生完成问诊"
        note="学生结束第一次问诊后，这里显示分布和最常漏掉的项目。"
      />
    )
  return (
    <div className={styles.page}>
      <Card as="section" roomy>
        <h2>最好成绩的分布</h2>
        <p className={styles.sums}>
          <strong>{data.Learners}</strong> 位学生 · <strong>{data.Sessions}</strong> 次问诊 · 中位数{' '}
          <strong>{scoreWord(data.Median)}</strong>
        </p>
        <Histogram label="最好成绩的分布" unit="人" bars={scoreBars(data.Buckets)} />
      </Card>
      <Card as="section" roomy>
        <h2>八个维度的中位数</h2>
        <ul className={styles.shares}>
          {data.Dimensions.map(({ Name, Median }) => (
            <li key={Name}>
              <span>{Name}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: `${Median ?? 0}%` }} />
              </span>
              <span className={styles.figure}>{scoreWord(Median)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Shares title="最常漏问的关键病史" shares={data.Facts} none="关键病史没有人漏问。" />
      <Shares title="最常漏做的查体" shares={data.Examinations} none="该做的查体没有人漏做。" />
      <Shares title="最常漏开的检查" shares={data.Tests} none="该开的检查没有人漏开。" />
      <Shares title="造成的伤害与延误" shares={data.Harms} none="没有人造成伤害。" />
    </div>
  )
}
