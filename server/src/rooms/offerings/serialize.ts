import type { Offering } from '@xinglin/contract/offerings'
import { termNamesOf } from '#classes'
import { facesOf, overseenAmong } from '#identity'
import { runsSchool, type Visit } from '#platform/visit'
import { namesOfTargets, targetStore } from '#targets'
import { toOfferingOverrides } from './override-offering.ts'
import { offeringStore, type OfferingRow, stateAt } from './periods/index.ts'

/** A course as whoever gives it out knows it. */
export type GivenCourse = {
  readonly name: string
  /** The visitor made it, or runs the school. */
  readonly oversees: boolean
  /** Only those to whom it is given may study it. */
  readonly isRestricted: boolean
  readonly items: readonly {
    readonly id: string
    readonly itemKey: string
    readonly title: string
    readonly isExamination: boolean
  }[]
}

/**
 * Of some offerings of a course those that the visitor may change: whoever made the course or runs the school all, others what
 * they gave, 教学秘书 also what teachers of their 院系 gave.
 */
export const changeableAmong = async (
  visit: Visit,
  { oversees }: GivenCourse,
  rows: readonly OfferingRow[],
): Promise<ReadonlySet<string>> => {
  const overseen = await overseenAmong(
    visit,
    ['secretary'],
    rows.map(({ givenBy }) => givenBy),
  )
  const isChangeable = ({ givenBy }: OfferingRow): boolean =>
    oversees || runsSchool(visit) || givenBy === visit.person?.id || overseen.has(givenBy)
  return new Set(rows.filter(isChangeable).map(({ id }) => id))
}

/** Offerings of a course as the contract has them. */
export const toOfferings = async (
  visit: Visit,
  course: GivenCourse,
  rows: readonly OfferingRow[],
): Promise<Offering[]> => {
  const ids = rows.map(({ id }) => id)
  const targets = await targetStore(visit).targets(ids)
  const names = await namesOfTargets(visit, targets)
  const people = await facesOf(visit, [
    ...rows.map(({ givenBy }) => givenBy),
    ...targets.flatMap(({ kind, refId }) => (kind === 'person' ? [refId] : [])),
  ])
  const terms = await termNamesOf(visit)
  const deadlines = await offeringStore(visit).deadlines(ids)
  const idOf = new Map(course.items.map(({ id, itemKey }) => [itemKey, id]))
  const overrides = await targetStore(visit).overrides(ids)
  const changeable = await changeableAmong(visit, course, rows)
  const changed = await toOfferingOverrides(visit, overrides, course.items)
  return rows.map((row) => ({
    Id: row.id,
    CourseId: row.courseId,
    TermId: row.termId,
    TermName: terms.get(row.termId) ?? '',
    Targets: targets
      .filter(({ objectId }) => objectId === row.id)
      .map(({ kind, refId, excluded }) => ({
        Kind: kind,
        Id: refId,
        Name: (kind === 'person' ? people.get(refId)?.name : names.get(refId)?.name) ?? '',
        Excluded: excluded,
        Archived: names.get(refId)?.archived ?? false,
      })),
    OpensAt: row.opensAt?.toISOString() ?? null,
    ClosesAt: row.closesAt?.toISOString() ?? null,
    ExamFrom: row.examFrom?.toISOString() ?? null,
    ExamUntil: row.examUntil?.toISOString() ?? null,
    MostRounds: row.maxRounds ?? 0,
    Deadlines: deadlines.flatMap(({ offeringId, itemKey, dueAt }) => {
      const ItemId = idOf.get(itemKey)
      return offeringId === row.id && ItemId ? [{ ItemId, DueAt: dueAt.toISOString() }] : []
    }),
    Overrides: changed.get(row.id) ?? [],
    State: stateAt({ opens: row.opensAt, closes: row.closesAt }, visit.at),
    GivenBy: people.get(row.givenBy)?.name ?? '',
    MayChange: changeable.has(row.id),
    Version: row.version,
  }))
}
