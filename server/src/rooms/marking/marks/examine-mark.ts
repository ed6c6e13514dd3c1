import type { Criterion, Mark } from '@xinglin/contract/marking'
import { nobody } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import type { MarkingSource, Overseeing } from '../sources/marking-source.ts'
import { workStore, type WorkRow } from '../works/work-store.ts'
import { markStore, type MarkRow } from './mark-store.ts'
import { arePoints, lastDecided, writtenInMark } from './rules.ts'

/** A mark as it comes: of which version, upon which revision of the marker’s own. */
export type GivenMark = {
  readonly Id: string
  readonly Version: number
  readonly Revision: number
  readonly Mark: Mark
}

/** A work that is held, with what is marked by and what was said of its version. */
export type HeldWork = {
  readonly work: WorkRow
  readonly rubric: readonly Criterion[]
  readonly marks: readonly MarkRow[]
  /** Of the marker's own mark. */
  readonly revision: number
}

/** A work that the visitor may look at; undefined where it is none of theirs. */
export const overseenWork = async (
  source: MarkingSource,
  visit: Visit,
  id: string,
): Promise<{ readonly work: WorkRow; readonly overseeing: Overseeing } | undefined> => {
  const work = await workStore(visit).find(id)
  if (work?.kind !== source.kind) return undefined
  const overseeing = await source.overseeing(visit, work.groupId)
  return !overseeing || (overseeing.people && !overseeing.people.has(work.personId))
    ? undefined
    : { work, overseeing }
}

/** What a work is marked by. */
export const rubricOf = async (
  source: MarkingSource,
  visit: Visit,
  work: WorkRow,
): Promise<readonly Criterion[]> =>
  (await source.rubricOf?.(visit, work)) ??
  (await markStore(visit).rubric(work.itemId)) ??
  source.defaultRubric

/** Holds a work for whoever marks it. */
export const lockWork = async (
  source: MarkingSource,
  visit: Visit,
  overseen: WorkRow,
): Promise<HeldWork> => {
  await source.lock(visit, overseen)
  const work = await workStore(visit).lock(overseen.id)
  if (!work) throw refuse(source.refusals.missing)
  const marks = await markStore(visit).ofVersion(work.id, work.version)
  const own = marks.find(({ markerId }) => markerId === visit.person?.id)
  return {
    work,
    marks,
    revision: own?.revision ?? 0,
    // What was marked already is marked anew by what it was marked by.
    rubric: lastDecided(marks)?.rubric ?? (await rubricOf(source, visit, work)),
  }
}

/** What a marker says of a version, looked at: whose it is, what it says, that no other tab of theirs said more meanwhile. */
export const examined = async (
  source: MarkingSource,
  visit: Visit,
  { Id, Version, Revision, Mark }: GivenMark,
): Promise<HeldWork> => {
  const { missing, ownWork, notYours, changed, points, place, sensitive } = source.refusals
  const work = await overseenWork(source, visit, Id)
  if (!work) throw refuse(missing)
  if ((visit.person?.id ?? nobody) === work.work.personId) throw refuse(ownWork)
  if (!work.overseeing.mayMark) throw refuse(notYours)
  await refuseSensitive(visit, writtenInMark(Mark), 'marking', sensitive)
  const held = await lockWork(source, visit, work.work)
  if (held.work.version !== Version || held.revision !== Revision) throw refuse(changed)
  if (!arePoints(held.rubric, Mark)) throw refuse(points)
  const misfit = await source.misfit(visit, held.work, Version, Mark)
  if (misfit) throw refuse({ points, place }[misfit])
  return held
}
