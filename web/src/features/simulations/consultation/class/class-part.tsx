import { SkeletonText, Failure, Histogram, VisuallyHidden } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery } from '@tanstack/react-query'
import { minLearners } from '@xinglin/contract/simulations/consultation'
import { classOf } from './class-queries.ts'
import styles from './class-part.module.css'
import { scoreBars } from './score-bars.ts'

const wide = (score: number | null) => `${Math.max(0, Math.min(100, score ?? 0))}%`

/** The class's distribution (全班分布) with the place of whoever consulted, and the eight dimensions against the median. */
export const ClassPart = ({ sessionId, mine }: { sessionId: string; mine: boolean }) => {
  const { data, error, isPending, refetch } = useQuery(classOf(sessionId))
  if (isPending) return <SkeletonText lines={5} />
  if (data === undefined)
    return <Failure head="全班分布加载失败" error={error} onRetry={() => void refetch()} />
  if (data === null)
    return (
      <p className={styles.none}>同一内容至少有 {minLearners} 位同学完成问诊后，才显示全班分布。</p>
    )
  const who = mine ? '您' : '该生'
  return (
    <div className={styles.both}>
      <div>
        <Histogram
          label="全班最好成绩的分布"
          unit="人"
          bars={scoreBars(data.Buckets, { score: data.Own, mark: mine ? '我' : '该生' })}
        />
        <p className={styles.words}>
          全班 {data.Learners} 人各取最好一次，中位数 {scoreWord(data.Median)} 分。{who}这次{' '}
          {scoreWord(data.Own)} 分，高于 {data.Above}% 的同学。
        </p>
      </div>
      <table className={styles.table}>
        <caption>各维度与全班中位数</caption>
        <thead>
          <tr>
            <th scope="col">维度</th>
            <th scope="col">
              <VisuallyHidden>图示</VisuallyHidden>
            </th>
            <th scope="col">{mine ? '我' : '该生'}</th>
            <th scope="col">中位数</th>
          </tr>
        </thead>
        <tbody>
          {data.Dimensions.map(({ Name, Own, Median }) => (
            <tr key={Name}>
              <th scope="row">{Name}</th>
              <td>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.own} style={{ width: wide(Own) }} />
                  {Median !== null && (
                    <span className={styles.median} style={{ left: wide(Median) }} />
                  )}
                </span>
              </td>
              <td>{scoreWord(Own)}</td>
              <td>{scoreWord(Median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
