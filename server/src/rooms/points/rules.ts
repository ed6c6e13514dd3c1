import type { PointPolicy, PointRule } from '@xinglin/contract/points'
import type { Day } from '#platform/visit'

/** Something for which somebody earns: as its room has it now. */
export type Cause = {
  readonly rule: PointRule
  /** Each object of a rule earns once. */
  readonly objectId: string
  readonly title: string
  readonly at: Date
  /** The day whose cap it counts for. */
  readonly day: Day
}

/** What of a row of the ledger its rules need. */
export type LedgerRow = {
  readonly id: string
  readonly rule: PointRule
  readonly objectId: string
  readonly points: number
  readonly day: Day
  readonly reversalOf: string | null
  readonly byId: string | null
}

/** What is to be added to a ledger. */
export type Change<Row extends LedgerRow = LedgerRow> =
  | {
      readonly kind: 'earned'
      readonly cause: Cause
      readonly points: number
      readonly capped: boolean
    }
  | {
      readonly kind: 'taken' | 'given'
      /** The row that was earned. */
      readonly earned: Row
      /** The row that it takes back or gives back. */
      readonly reversalOf: string
      readonly points: number
    }

/** A row that was earned, with how often it was taken back and given back. */
export type Chain<Row extends LedgerRow = LedgerRow> = {
  readonly earned: Row
  readonly last: Row
  /** It counts now. */
  readonly stands: boolean
}

/** What was earned, each with where it stands. */
export const chainsOf = <Row extends LedgerRow>(rows: readonly Row[]): readonly Chain<Row>[] => {
  const next = new Map(rows.flatMap((row) => (row.reversalOf ? [[row.reversalOf, row]] : [])))
  return rows
    .filter(({ reversalOf }) => reversalOf === null)
    .map((earned) => {
      let last = earned
      let stands = true
      for (let row = next.get(last.id); row; row = next.get(last.id)) {
        last = row
        stands = !stands
      }
      return { earned, last, stands }
    })
}

const keyOf = ({ rule, objectId }: Pick<Cause, 'rule' | 'objectId'>): string =>
  `${rule} ${objectId}`

/** How much more a cap allows; 0 is no cap. */
const left = (cap: number, spent: number): number =>
  cap === 0 ? Number.POSITIVE_INFINITY : Math.max(0, cap - spent)

/** How much each day gave so far, by rule and in all; what was taken back had its place in the day. */
class Days {
  readonly #spent = new Map<string, number>()
  #add(key: string, points: number): void {
    this.#spent.set(key, (this.#spent.get(key) ?? 0) + points)
  }
  of(day: Day, rule: PointRule | 'all'): number {
    return this.#spent.get(`${day} ${rule}`) ?? 0
  }
  add(day: Day, rule: PointRule, points: number): void {
    this.#add(`${day} ${rule}`, points)
    this.#add(`${day} all`, points)
  }
}

const byTime = (one: Cause, other: Cause): number =>
  one.at.getTime() - other.at.getTime() || (keyOf(one) < keyOf(other) ? -1 : 1)

/**
 * What is to be added to somebody's ledger: what they did and did not earn for yet, in the order in which they did it and
 * within the caps of each day; what they earned for and that is no more is taken back, and given back where it is there
 * again. What somebody took back by hand stays taken back. `isWhole` says of which rules all causes are known.
 */
export const changesOf = <Row extends LedgerRow>(
  rows: readonly Row[],
  causes: readonly Cause[],
  policy: PointPolicy,
  isWhole: (rule: PointRule) => boolean,
): readonly Change<Row>[] => {
  const chains = chainsOf(rows)
  const byKey = new Map(chains.map((chain) => [keyOf(chain.earned), chain]))
  const there = new Map(causes.map((cause) => [keyOf(cause), cause]))
  const days = new Days()
  for (const { earned } of chains) days.add(earned.day, earned.rule, earned.points)
  const settings = new Map(policy.Rules.map((one) => [one.Rule, one]))
  const changes: Change<Row>[] = []
  for (const { earned, last, stands } of chains) {
    if (earned.points === 0) continue
    const isThere = there.has(keyOf(earned))
    const about = { earned, reversalOf: last.id }
    if (stands && !isThere && isWhole(earned.rule))
      changes.push({ kind: 'taken', ...about, points: -earned.points })
    if (!stands && isThere && last.byId === null)
      changes.push({ kind: 'given', ...about, points: earned.points })
  }
  for (const cause of [...there.values()].toSorted(byTime)) {
    const setting = settings.get(cause.rule)
    if (byKey.has(keyOf(cause)) || !setting?.IsOn || setting.Points === 0) continue
    const points = Math.min(
      setting.Points,
      left(setting.PerDay, days.of(cause.day, cause.rule)),
      left(policy.PerDay, days.of(cause.day, 'all')),
    )
    days.add(cause.day, cause.rule, points)
    changes.push({ kind: 'earned', cause, points, capped: points < setting.Points })
  }
  return changes
}

/** Ranks by points, the most first; the same points are the same rank, and the next rank counts them. */
export const ranked = <T extends { readonly points: number }>(
  people: readonly T[],
): readonly (T & { readonly rank: number })[] => {
  const sorted = people.toSorted((one, other) => other.points - one.points)
  let rank = 0
  return sorted.map((one, at) => {
    if (at === 0 || sorted[at - 1]?.points !== one.points) rank = at + 1
    return { ...one, rank }
  })
}

const first = 10
const around = 5

/** The first ten and the five before and after somebody. */
export const excerptOf = <T>(rows: readonly T[], isMe: (row: T) => boolean): readonly T[] => {
  const me = rows.findIndex(isMe)
  return rows.filter((_, at) => at < first || (me >= 0 && Math.abs(at - me) <= around))
}

/** The first day of a week (Monday) and of a month, of a day. */
export const weekStart = (day: Day): Day => {
  const date = new Date(`${day}T00:00:00Z`)
  const back = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - back * 86_400_000).toISOString().slice(0, 10)
}
export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`
