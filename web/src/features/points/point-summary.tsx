import { ButtonLink, Card, Failure, Progress, Skeleton } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { pointLevelOf } from '@xinglin/contract/points'
import { Link } from 'react-router'
import { EntryTable } from './entry-table.tsx'
import type { PointAddresses } from './point-addresses.ts'
import { pointSummary } from './point-queries.ts'
import styles from './points.module.css'

/** 我的积分: the balance with its level, what of it came lately, one's place, and the last rows of the ledger. */
export const PointSummary = ({ addresses }: { addresses: PointAddresses }) => {
  const { data, error, refetch } = useQuery(pointSummary)
  if (error && !data)
    return <Failure head="积分加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const { level, from, next } = pointLevelOf(data.Balance)
  const share = next === null ? 100 : (100 * (data.Balance - from)) / (next - from)
  return (
    <div className={styles.page}>
      <Card roomy className={styles.balance}>
        <div className={styles.sum}>
          <p className={styles.figure}>
            <strong>{data.Balance}</strong> 积分
          </p>
          <p className={styles.note}>
            {level} 级
            {next === null ? '（最高等级）' : `，距 ${level + 1} 级还差 ${next - data.Balance} 分`}
          </p>
          <Progress label="本级进度" value={share} />
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>本月</dt>
            <dd>{data.ThisMonth}</dd>
          </div>
          {data.ThisTerm !== null && (
            <div>
              <dt>本学期</dt>
              <dd>{data.ThisTerm}</dd>
            </div>
          )}
          {data.ClassRank && (
            <div>
              <dt>班级排名</dt>
              <dd>
                第 {data.ClassRank.Rank} 名
                <span className={styles.note}>上榜 {data.ClassRank.Of} 人</span>
              </dd>
            </div>
          )}
        </dl>
      </Card>
      <section aria-labelledby="last">
        <div className={styles.bar}>
          <h2 id="last">最近记录</h2>
          <Link to={addresses.ledger}>全部明细</Link>
        </div>
        <EntryTable
          label="最近的积分"
          rows={data.Last}
          next={<ButtonLink to={addresses.rules}>看看怎样获得积分</ButtonLink>}
        />
      </section>
    </div>
  )
}
