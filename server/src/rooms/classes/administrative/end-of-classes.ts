import type { TenantContext, Visit } from '#platform/visit'
import { stayStore } from './stay-store.ts'
import { administrativeStore } from './store.ts'

/** The students who are in open 行政班 of some grades, or in some 行政班, now. */
export const studentsAmongClasses = async (
  school: TenantContext,
  {
    grades,
    classIds,
  }: { readonly grades: readonly number[]; readonly classIds: readonly string[] },
): Promise<readonly string[]> => {
  const ofGrades = await administrativeStore(school).openOfGrades(grades)
  return stayStore(school).inAny([...new Set([...ofGrades, ...classIds])])
}

/** How many are in each of some 行政班 now. */
export const classSizes = (
  school: TenantContext,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => stayStore(school).sizes(classIds)

/** Archives those of some 行政班 that are open; their history stays. */
export const archiveClasses = (
  visit: Visit,
  classIds: readonly string[],
): Promise<readonly string[]> =>
  administrativeStore(visit).turn(classIds, { from: 'open', to: 'archived' }, visit.at)

/** Opens those of some 行政班 again that are archived. */
export const reopenClasses = (
  visit: Visit,
  classIds: readonly string[],
): Promise<readonly string[]> =>
  administrativeStore(visit).turn(classIds, { from: 'archived', to: 'open' }, visit.at)
