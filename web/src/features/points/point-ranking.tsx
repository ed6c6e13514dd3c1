import { call } from '#call'
import {
  Chips,
  classes,
  clockOf,
  Empty,
  Failure,
  messageOf,
  SelectField,
  Skeleton,
  Switch,
  toast,
  useAddressState,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type RankedPerson,
  rankingPeriodNames,
  rankingPeriods,
  rankingScopeNames,
  rankingScopes,
  setPointVisibility,
} from '@xinglin/contract/points'
import { Link } from 'react-router'
import type { PointAddresses } from './point-addresses.ts'
import {
  allowedRanking,
  defaultRanking,
  pointsKey,
  pointSummary,
  rankingOf,
} from './point-queries.ts'
import styles from './points.module.css'

const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, name: names[value] }))

/** Whether others see one's name; only of students, who stand in rankings. */
const OwnVisibility = () => {
  const queries = useQueryClient()
  const { data } = useQuery(pointSummary)
  if (!data) return null
  const set = async (IsHidden: boolean) => {
    try {
      await call(setPointVisibility, { IsHidden })
      await queries.invalidateQueries({ queryKey: pointsKey })
      toast.success(IsHidden ? '其他同学看不到您的姓名' : '其他同学可以看到您的姓名')
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Switch
      checked={data.IsHidden}
      note="名次照常计算；教师仍能看到姓名。"
      onChange={({ target }) => void set(target.checked)}
    >
      在排行中匿名
    </Switch>
  )
}

const nameOf = ({ Name, IsMe }: RankedPerson): string => {
  if (Name === '') return '匿名同学'
  return IsMe ? `${Name}（我）` : Name
}

const Row = ({ one, addresses }: { one: RankedPerson; addresses: PointAddresses }) => (
  <li
    className={classes(styles.ranked, one.IsMe && styles.me)}
    aria-current={one.IsMe || undefined}
  >
    <span className={styles.rank}>{one.Rank}</span>
    <span className={styles.who}>
      {one.PersonId === '' ? (
        nameOf(one)
      ) : (
        <Link to={addresses.studentLedger(one.PersonId)}>{nameOf(one)}</Link>
      )}
    </span>
    <strong>{one.Points}</strong>
  </li>
)

/** 积分排行: by class, grade and school over a week, a month, a term and in all; the first ten and those around oneself. */
export const PointRanking = ({
  isStudent,
  addresses,
}: {
  isStudent: boolean
  addresses: PointAddresses
}) => {
  const [filters, change] = useAddressState(defaultRanking, allowedRanking)
  const { data, error, isPlaceholderData, refetch } = useQuery(rankingOf(filters))
  return (
    <div className={styles.page}>
      <div className={styles.filters}>
        <Chips
          label="范围"
          options={named(rankingScopes, rankingScopeNames)}
          chosen={filters.scope}
          onChoose={(scope) => change({ scope })}
        />
        <Chips
          label="时间"
          options={named(rankingPeriods, rankingPeriodNames)}
          chosen={filters.period}
          onChoose={(period) => change({ period })}
        />
        {data && !isStudent && data.Classes.length > 0 && filters.scope !== 'school' && (
          <SelectField
            compact
            label="班级"
            value={filters.class || (data.Classes[0]?.Id ?? '')}
            options={data.Classes.map(({ Id, Name }) => ({ value: Id, name: Name }))}
            onChoose={(id) => change({ class: id })}
          />
        )}
      </div>
      {error && !data && (
        <Failure head="排行暂时看不到" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="360px" shape="block" />}
      {data && (
        <section aria-label="积分排行" style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
          <p className={styles.note}>
            {data.Of}
            {data.Of && '，'}
            {data.Count} 人有积分
            {data.Mine ? `；我第 ${data.Mine.Rank} 名，${data.Mine.Points} 分` : ''}
            {isStudent && !data.Mine && data.Count > 0 ? '；我还没有上榜' : ''}。统计于{' '}
            {clockOf(data.At)}
          </p>
          {data.Rows.length === 0 ? (
            <Empty head="暂无排行" note="有同学获得积分后，排行显示在这里。" />
          ) : (
            <ol className={styles.ranking}>
              {data.Rows.map((one, at) => (
                // Nobody is named twice, and those without a name have their place alone.
                <Row key={`${one.PersonId} ${at}`} one={one} addresses={addresses} />
              ))}
            </ol>
          )}
        </section>
      )}
      {isStudent && <OwnVisibility />}
    </div>
  )
}
