import { Button, longMomentOf, Tag } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import {
  type listOfferings,
  type Offering,
  type OfferingOverride,
  offeringStateNames,
  periodFieldNames,
} from '@xinglin/contract/offerings'
import styles from './offerings.module.css'
import type { OverrideFor } from './override-drawer.tsx'
import { spanOf } from './span.ts'

const tones = { upcoming: 'neutral', open: 'success', closed: 'warning' } as const

type Course = OutputOf<typeof listOfferings>

/** What was set for one class, group or person, in a sentence. */
const overrideWord = (some: readonly OfferingOverride[], titleOf: (itemId: string) => string) =>
  some
    .map(({ Field, ItemId, At, Rounds }) => {
      const name = Field === 'due' ? `${titleOf(ItemId)} 截止` : periodFieldNames[Field]
      if (Field === 'rounds') return `${name} ${Rounds > 0 ? `${Rounds} 次` : '不限'}`
      return `${name} ${At === null ? '不限' : longMomentOf(At)}`
    })
    .join('，')

const OwnDates = ({
  one,
  course,
  onOverride,
}: {
  one: Offering
  course: Course
  onOverride: (who: OverrideFor) => void
}) => {
  const titleOf = (itemId: string) =>
    course.Items.find(({ ItemId }) => ItemId === itemId)?.Title ?? ''
  const some = [...Map.groupBy(one.Overrides, ({ Id }) => Id).values()]
  return (
    <ul className={styles.overrides} aria-label="单独设置的时间">
      {some.map((rows) => {
        const [first] = rows
        if (!first) return null
        return (
          <li key={first.Id}>
            <span>
              <strong>{first.Name}</strong> {overrideWord(rows, titleOf)}
              <span className={styles.reason}>
                {first.Reason}（{first.By}）
              </span>
            </span>
            {one.MayChange && (
              <Button size="small" kind="plain" onClick={() => onOverride(first)}>
                修改
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** How a course is given once: to whom, when, and what is another for whom. */
export const OfferingCard = ({
  one,
  course,
  onEdit,
  onOverride,
  onWithdraw,
}: {
  one: Offering
  course: Course
  onEdit: () => void
  onOverride: (who?: OverrideFor) => void
  onWithdraw: () => void
}) => {
  const given = one.Targets.filter(({ Excluded }) => !Excluded)
  const without = one.Targets.filter(({ Excluded }) => Excluded)
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <strong className={styles.name}>{given.map(({ Name }) => Name).join('、')}</strong>
        <Tag tone={tones[one.State]}>{offeringStateNames[one.State]}</Tag>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>学期</dt>
          <dd>{one.TermName}</dd>
        </div>
        <div>
          <dt>学习时间</dt>
          <dd>{spanOf(one.OpensAt, one.ClosesAt, '不限')}</dd>
        </div>
        {(one.ExamFrom !== null || one.ExamUntil !== null) && (
          <div>
            <dt>考核时间</dt>
            <dd>{spanOf(one.ExamFrom, one.ExamUntil, '')}</dd>
          </div>
        )}
        {one.MostRounds > 0 && (
          <div>
            <dt>学习次数</dt>
            <dd>最多 {one.MostRounds} 次</dd>
          </div>
        )}
        {one.Deadlines.length > 0 && (
          <div>
            <dt>截止时间</dt>
            <dd>{one.Deadlines.length} 项内容</dd>
          </div>
        )}
        {without.length > 0 && (
          <div>
            <dt>除外</dt>
            <dd>{without.map(({ Name }) => Name).join('、')}</dd>
          </div>
        )}
        <div>
          <dt>安排人</dt>
          <dd>{one.GivenBy}</dd>
        </div>
      </dl>
      {one.Overrides.length > 0 && <OwnDates one={one} course={course} onOverride={onOverride} />}
      {one.MayChange && (
        <div className={styles.actions}>
          <Button size="small" onClick={onEdit}>
            修改
          </Button>
          <Button size="small" onClick={() => onOverride()}>
            单独设置时间
          </Button>
          <Button size="small" kind="plain" onClick={onWithdraw}>
            取消安排
          </Button>
        </div>
      )}
    </li>
  )
}
