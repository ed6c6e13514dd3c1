import type { TenantContext } from '#platform/visit'
import { givenAmong, receiversOf, type Given } from '#targets'
import { windowFor, type Window } from './rules.ts'
import { offeringStore, type DeadlineRow, type OfferingRow } from './store.ts'

/** A moment in a school, with or without a visit. */
type Moment = TenantContext & { readonly at: Date }

/** The kind under which offerings have their targets. */
export const offeringKind = 'offering'

/** What an offering means for one person: their own dates, and by which classes they have it. */
export type Period = Window & {
  readonly offeringId: string
  /** When what is an examination may be begun. */
  readonly exam: Window
  readonly mostRounds: number | null
  /** By when items are due, by what they are known by through all versions. */
  readonly due: ReadonlyMap<string, Date>
  /** The classes and groups by which they have it; empty for whoever was named. */
  readonly via: readonly string[]
}

/** How a person stands to a course that was given to anybody: the period that holds for them, or that they are not meant. */
export type Meant = { readonly period: Period | undefined }

type Deadlines = ReadonlyMap<string, readonly DeadlineRow[]>

const deadlinesOf = async (moment: Moment, rows: readonly OfferingRow[]): Promise<Deadlines> =>
  Map.groupBy(
    await offeringStore(moment).deadlines(rows.map(({ id }) => id)),
    ({ offeringId }) => offeringId,
  )

const toPeriod = (row: OfferingRow, given: Given, deadlines: Deadlines): Period => {
  const dates = given.dates({
    opens: row.opensAt,
    closes: row.closesAt,
    examFrom: row.examFrom,
    examUntil: row.examUntil,
  })
  return {
    offeringId: row.id,
    opens: dates.opens.value,
    closes: dates.closes.value,
    exam: { opens: dates.examFrom.value, closes: dates.examUntil.value },
    mostRounds: given.amounts({ rounds: row.mostRounds }).rounds.value,
    due: new Map((deadlines.get(row.id) ?? []).map(({ itemKey, dueAt }) => [itemKey, dueAt])),
    via: given.reception.via.flatMap(({ name, archived }) => (name && !archived ? [name] : [])),
  }
}

/** The period of a course that holds for each person to whom it is given. */
export const periodsIn = async (
  moment: Moment,
  courseId: string,
): Promise<ReadonlyMap<string, Period>> => {
  const rows = await offeringStore(moment).ofCourses([courseId])
  const deadlines = await deadlinesOf(moment, rows)
  const own: { readonly personId: string; readonly period: Period }[] = []
  for (const row of rows)
    for (const [personId, given] of await receiversOf(moment, row.id))
      if (given.reception.open) own.push({ personId, period: toPeriod(row, given, deadlines) })
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
  const mine = rows.filter(({ id }) => given.get(id)?.reception.open)
  const deadlines = await deadlinesOf(moment, mine)
  const periodOf = (row: OfferingRow): Period[] => {
    const one = given.get(row.id)
    return one?.reception.open ? [toPeriod(row, one, deadlines)] : []
  }
  return new Map(
    [...Map.groupBy(rows, ({ courseId }) => courseId)].map(([courseId, some]) => [
      courseId,
      { period: windowFor(some.flatMap(periodOf), moment.at) },
    ]),
  )
}
