import { fieldOfMoment, momentInField } from '#ui'
import type { Offering, PeriodField } from '@xinglin/contract/offerings'

/** What the form of other dates holds: moments as their fields have them, by field or by `due` and the item. */
export type OverrideForm = {
  readonly dates: Readonly<Record<string, string>>
  readonly rounds: string
  readonly reason: string
}

type DateField = Exclude<PeriodField, 'rounds'>

/** The name of a field of the form. */
export const nameOf = (field: DateField, itemId = ''): string => `${field} ${itemId}`.trim()

const baseDates = (one: Offering): ReadonlyMap<string, string | null> =>
  new Map<string, string | null>([
    [nameOf('opens'), one.OpensAt],
    [nameOf('closes'), one.ClosesAt],
    [nameOf('examFrom'), one.ExamFrom],
    [nameOf('examUntil'), one.ExamUntil],
    ...one.Deadlines.map(({ ItemId, DueAt }) => [nameOf('due', ItemId), DueAt] as const),
  ])

const roundsWord = (rounds: number): string => (rounds > 0 ? String(rounds) : '')

/** The form as it holds for a class, a group or a person now; the offering's own dates where nothing else was set. */
export const overrideFormOf = (one: Offering, refId: string): OverrideForm => {
  const had = one.Overrides.filter(({ Id }) => Id === refId)
  const dates = [...baseDates(one)].map(([name, at]) => {
    const other = had.find(
      ({ Field, ItemId }) => Field !== 'rounds' && nameOf(Field, ItemId) === name,
    )
    return [name, fieldOfMoment(other ? other.At : at)] as const
  })
  return {
    dates: Object.fromEntries(dates),
    rounds: roundsWord(had.find(({ Field }) => Field === 'rounds')?.Rounds ?? one.MostRounds),
    reason: had[0]?.Reason ?? '',
  }
}

/** What of a form differs from the offering, as it is sent. */
export const overridesIn = (one: Offering, { dates, rounds }: OverrideForm) => {
  const changed = [...baseDates(one)].flatMap(([name, at]) => {
    const typed = dates[name] ?? ''
    if (typed === fieldOfMoment(at)) return []
    const [field = '', itemId] = name.split(' ')
    return [{ Field: field as DateField, ItemId: itemId ?? null, At: momentInField(typed) }]
  })
  return {
    Dates: changed,
    ...(rounds !== roundsWord(one.MostRounds) && { Rounds: Number(rounds || 0) }),
  }
}
