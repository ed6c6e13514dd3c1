import type { lateRules, scoreRules } from '@xinglin/contract/assignments'

/** Something that was done, when it was done: handed in, finished, read. When it was marked is no part of it. */
export type Try = {
  readonly at: Date
  /** 0–100; null where it is not scored yet, or not told. */
  readonly score: number | null
  /** Doing it is all there is to it: it has no score of its own and counts whole. */
  readonly isWhole?: boolean
}

/** How what is done at an item counts. */
export type Counting = {
  /** How many tries count; 0 for all. */
  readonly attempts: number
  readonly scoreRule: (typeof scoreRules)[number]
  readonly lateRule: (typeof lateRules)[number]
  /** Per cent of the score for each day begun. */
  readonly penalty: number
}

/** The dates that hold for whoever does it; null where there is no limit. */
export type Dates = {
  readonly opens: Date | null
  readonly due: Date | null
  readonly closes: Date | null
}

/** What tries at an item come to. */
export type Outcome = {
  /** Penalties taken off, two decimals; null while nothing is scored. */
  readonly score: number | null
  readonly counted: readonly Try[]
  /** When what counts was done: the first that counts; null where nothing does. */
  readonly doneAt: Date | null
  /** By how many days begun what counts was late. */
  readonly lateDays: number
}

const dayMs = 86_400_000
const whole = 100

/** The last moment at which something that is done counts; null where there is none. The moment itself is in time. */
export const lastMoment = ({ due, closes }: Dates, { lateRule }: Pick<Counting, 'lateRule'>) =>
  lateRule === 'none' || due === null ? (due ?? closes) : closes

/** By how many days begun a moment is after the date. */
export const daysLate = (at: Date, { due }: Pick<Dates, 'due'>): number =>
  due === null || at <= due ? 0 : Math.ceil((at.getTime() - due.getTime()) / dayMs)

const twoDecimals = (score: number): number => Math.round(score * 100) / 100

/** What a try is worth after its penalty; null while it is not scored. */
const worthOf = (one: Try, counting: Counting, dates: Dates): number | null => {
  const score = one.isWhole ? whole : one.score
  if (score === null) return null
  const off = counting.lateRule === 'penalty' ? counting.penalty * daysLate(one.at, dates) : 0
  return (score * Math.max(0, whole - off)) / whole
}

const together: Readonly<Record<Counting['scoreRule'], (worths: readonly number[]) => number>> = {
  best: (worths) => Math.max(...worths),
  last: (worths) => worths.at(-1) ?? 0,
  mean: (worths) => worths.reduce((sum, one) => sum + one, 0) / worths.length,
}

/**
 * What tries at an item come to for somebody by their own dates: those that were done within them, the first `attempts` of
 * them, each with its penalty, by the score rule. It is computed when it is read, so that a date that is moved takes its
 * penalties along, and only the moment of doing counts, never that of marking.
 */
export const outcomeOf = (tries: readonly Try[], counting: Counting, dates: Dates): Outcome => {
  const last = lastMoment(dates, counting)
  const within = tries
    .filter(({ at }) => (!dates.opens || at >= dates.opens) && (!last || at <= last))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const counted = counting.attempts === 0 ? within : within.slice(0, counting.attempts)
  const worths = counted.flatMap((one) => worthOf(one, counting, dates) ?? [])
  const scored = worths.length > 0 ? together[counting.scoreRule](worths) : null
  const bearing =
    scored === null || counting.scoreRule === 'last'
      ? counted.at(-1)
      : counting.scoreRule === 'best'
        ? counted.find((one) => worthOf(one, counting, dates) === scored)
        : counted.at(-1)
  return {
    score: scored === null ? null : twoDecimals(scored),
    counted,
    doneAt: bearing?.at ?? null,
    lateDays: bearing ? daysLate(bearing.at, dates) : 0,
  }
}
