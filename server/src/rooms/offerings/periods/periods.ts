import type { TenantContext } from '#platform/visit'
import { givenAmong, receiversOf, type Effective, type Given, type Ref } from '#targets'
import { windowFor, type Window } from './rules.ts'
import { offeringStore, type DeadlineRow, type OfferingRow } from './store.ts'

/** A moment in a school, with or without a visit. */
type Moment = TenantContext & { readonly at: Date }

/** The kind under which offerings have their targets. */
export const offeringKind = 'offering'

/** The date of one item among the fields of overrides. */
export const dueField = (itemKey: string): string => `due ${itemKey}`

/** What holds for one person and is another than for the rest. */
export type PeriodChange = {
  /** `opens`, `closes`, `examFrom`, `examUntil`, `rounds`, or the date of an item. */
  readonly field: string
  readonly base: Date | number | null
  readonly by: Ref & { readonly reason: string }
}

/** What an offering means for one person: their own dates, and by which classes they have it. */
export type Period = Window & {
  readonly offeringId: string
  /** When what is an examination may be begun. */
  readonly exam: Window
  readonly maxRounds: number | null
  /** By when items are due, by what they are known by through all versions. */
  readonly due: ReadonlyMap<string, Date>
  /** What was set for them or their class or group alone. */
  readonly changes: readonly PeriodChange[]
  /** The classes and groups by which they have it; empty for whoever was named. */
  readonly via: readonly string[]
}

/** How a person stands to a course that was given to anybody: the period that holds for them, or that they are not meant. */
export type Meant = { readonly period: Period | undefined }

type Deadlines = ReadonlyMap<string, readonly DeadlineRow[]>

const deadlinesOf = async (
  moment: TenantContext,
  rows: readonly OfferingRow[],
): Promise<Deadlines> =>
  Map.groupBy(
    await offeringStore(moment).deadlines(rows.map(({ id }) => id)),
    ({ offeringId }) => offeringId,
  )

/** The dates and the number of rounds that an offering itself says. */
export const baseOf = (row: OfferingRow) => ({
  opens: row.opensAt,
  closes: row.closesAt,
  examFrom: row.examFrom,
  examUntil: row.examUntil,
})

const changesIn = (
  fields: Readonly<Record<string, Effective<Date | null> | Effective<number | null>>>,
): PeriodChange[] =>
  Object.entries(fields).flatMap(([field, { base, by }]) =>
    by ? [{ field, base, by: { kind: by.kind, refId: by.refId, reason: by.reason } }] : [],
  )

const toPeriod = (row: OfferingRow, given: Given, deadlines: Deadlines): Period => {
  const dates = given.dates(baseOf(row))
  const amounts = given.amounts({ rounds: row.maxRounds })
  const some = deadlines.get(row.id) ?? []
  const due = given.dates(
    Object.fromEntries(some.map(({ itemKey, dueAt }) => [dueField(itemKey), dueAt])),
  )
  return {
    offeringId: row.id,
    opens: dates.opens.value,
    closes: dates.closes.value,
    exam: { opens: dates.examFrom.value, closes: dates.examUntil.value },
    maxRounds: amounts.rounds.value,
    due: new Map(
      some.flatMap(({ itemKey }) => {
        const at = due[dueField(itemKey)]?.value
        return at ? [[itemKey, at] as const] : []
      }),
    ),
    changes: [...changesIn(dates), ...changesIn(amounts), ...changesIn(due)],
    via: given.targetMatch.via.flatMap(({ name, archived }) => (name && !archived ? [name] : [])),
  }
}

/** What one offering means for each who has it, whatever other offerings of the course say. */
export const periodsOf = async (
  tenant: TenantContext,
  row: OfferingRow,
): Promise<ReadonlyMap<string, Period>> => {
  const deadlines = await deadlinesOf(tenant, [row])
  return new Map(
    [...(await receiversOf(tenant, row.id))].flatMap(([personId, given]) =>
      given.targetMatch.open ? [[personId, toPeriod(row, given, deadlines)] as const] : [],
    ),
  )
}

/** The period of a course that holds for each person to whom it is given. */
export const periodsIn = async (
  moment: Moment,
  courseId: string,
): Promise<ReadonlyMap<string, Period>> => {
  const rows = await offeringStore(moment).ofCourses([courseId])
  const own: { readonly personId: string; readonly period: Period }[] = []
  for (const row of rows)
    for (const [personId, period] of await periodsOf(moment, row)) own.push({ personId, period })
  return new Map(
    [...Map.groupBy(own, ({ personId }) => personId)].flatMap(([personId, some]) => {
      const period = windowFor(
        some.map((one) => one.period),
        moment.at,
      )
      return period ? [[personId, period] as const] : []
    }),
  )
}

/** How a person stands to some courses; courses that nobody gave out are left out. */
export const meantFor = async (
  moment: Moment,
  courseIds: readonly string[],
  personId: string,
): Promise<ReadonlyMap<string, Meant>> => {
  const store = offeringStore(moment)
  const rows = await store.ofCourses(courseIds)
  if (rows.length === 0) return new Map()
  const given = await givenAmong(
    moment,
    rows.map(({ id }) => id),
    personId,
  )
  const mine = rows.filter(({ id }) => given.get(id)?.targetMatch.open)
  const deadlines = await deadlinesOf(moment, mine)
  const periodOf = (row: OfferingRow): Period[] => {
    const one = given.get(row.id)
    return one?.targetMatch.open ? [toPeriod(row, one, deadlines)] : []
  }
  return new Map(
    [...Map.groupBy(rows, ({ courseId }) => courseId)].map(([courseId, some]) => [
      courseId,
      { period: windowFor(some.flatMap(periodOf), moment.at) },
    ]),
  )
}
