import { getAdministrative } from '@xinglin/contract/classes'
import { holdsFor, placesOf, refuse, type Visit } from '#platform/visit'
import { administrativeStore, type AdministrativeLine, type SeenClasses } from './store.ts'

const { missing } = getAdministrative.refusals

/** Which classes a visitor sees: undefined for all, else those that they head, and those of the 院系 that they hold a post for. */
export const seenClasses = (visit: Visit): SeenClasses | undefined => {
  const collegeIds = placesOf(visit, 'secretary', 'collegeHead')
  return collegeIds && { headTeacherId: visit.person?.id ?? '', collegeIds }
}

/** Whether the visitor sees a class. */
export const seesClass = (
  visit: Visit,
  row: { readonly headTeacherId: string | null; readonly departmentId: string },
): boolean => {
  const seen = seenClasses(visit)
  return (
    seen === undefined ||
    row.headTeacherId === seen.headTeacherId ||
    seen.collegeIds.includes(row.departmentId)
  )
}

/** The class, as far as the visitor may see it. */
export const seenClass = async (visit: Visit, id: string): Promise<AdministrativeLine> => {
  const row = await administrativeStore(visit).find(id)
  if (!row || !seesClass(visit, row)) throw refuse(missing)
  return row
}

/** Whether the visitor keeps the classes of a 院系: who runs the school all, 教学秘书 those of theirs. */
export const keepsClassesOf = (visit: Visit, collegeId: string): boolean =>
  holdsFor(visit, ['secretary'], [collegeId])
