import { Card, Empty, Failure, Progress, Skeleton } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { pointRuleWords } from '@xinglin/contract/points'
import { Link } from 'react-router'
import type { PointAddresses } from './point-addresses.ts'
import { ownRules } from './point-queries.ts'
import styles from './points.module.css'

/** 获取积分: what each rule asks for and gives, how far one came today, and where it is met. */
export const PointRules = ({ addresses }: { addresses: PointAddresses }) => {
  const { data, error, refetch } = useQuery(ownRules)
  if (error && !data)
    return <Failure head="积分规则加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const rules = data.Rules.filter(({ IsOn, Points }) => IsOn && Points > 0)
  if (rules.length === 0)
    return <Empty head="学校没有开启积分规则" note="开启后，符合规则的学习会自动记入积分。" />
  return (
    <div className={styles.page}>
      <p className={styles.note}>
        今天获得 {data.Today} 分{data.PerDay > 0 && `，每天最多 ${data.PerDay} 分`}
        。同一事项只计一次；所依据的成绩撤回或被更正后不再达到要求时，积分会相应撤销。
      </p>
      <ul className={styles.rules}>
        {rules.map((one) => {
          const { name, note } = pointRuleWords[one.Rule]
          const address = addresses.ruleAddress(one.Rule)
          return (
            <Card as="li" key={one.Rule} className={styles.rule}>
              <div className={styles.bar}>
                <h2>{name}</h2>
                <strong className={styles.give}>+{one.Points}</strong>
              </div>
              <p className={styles.note}>{note}</p>
              {one.PerDay > 0 && (
                <div>
                  <p className={styles.note}>
                    今天 {one.Today} / {one.PerDay}
                    {one.Today >= one.PerDay && '，已达上限'}
                  </p>
                  <Progress label={`${name}今天的进度`} value={(100 * one.Today) / one.PerDay} />
                </div>
              )}
              <div className={styles.bar}>
                <span className={styles.note}>累计 {one.Total} 分</span>
                {address && <Link to={address}>前往{name === '每日登录' ? '首页' : ''}</Link>}
              </div>
            </Card>
          )
        })}
      </ul>
    </div>
  )
}
