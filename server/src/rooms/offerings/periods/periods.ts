import type { TenantContext } from '#platform/visit'
import { givenAmong } from '#targets'
import { windowFor, type Window } from './rules.ts'
import { offeringStore } from './store.ts'

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
  const deadlines = Map.groupBy(
    await store.deadlines(mine.map(({ id }) => id)),
    ({ offeringId }) => offeringId,
  )
  const periodOf = (row: (typeof rows)[number]): Period[] => {
    const one = given.get(row.id)
    if (!one?.reception.open) return []
    const dates = one.dates({
      opens: row.opensAt,
      closes: row.closesAt,
      examFrom: row.examFrom,
      examUntil: row.examUntil,
    })
    return [
      {
        offeringId: row.id,
        opens: dates.opens.value,
        closes: dates.closes.value,
        exam: { opens: dates.examFrom.value, closes: dates.examUntil.value },
        mostRounds: one.amounts({ rounds: row.mostRounds }).rounds.value,
        due: new Map((deadlines.get(row.id) ?? []).map(({ itemKey, dueAt }) => [itemKey, dueAt])),
        via: one.reception.via.flatMap(({ name, archived }) => (name && !archived ? [name] : [])),
      },
    ]
  }
  return new Map(
    [...Map.groupBy(rows, ({ courseId }) => courseId)].map(([courseId, some]) => [
      courseId,
      { period: windowFor(some.flatMap(periodOf), moment.at) },
    ]),
  )
}
