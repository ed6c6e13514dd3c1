import type { Day, TenantContext } from '#platform/visit'
import { currentTerm, termName } from './rules.ts'
import { termStore } from './store.ts'

/** Names of the school's terms by id. */
export const termNamesOf = async (school: TenantContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await termStore(school).all()).map((row) => [row.id, termName(row)]))

/** Whether there is such a term; it will not go while the call lasts. */
export const isTerm = async (school: TenantContext, id: string): Promise<boolean> =>
  (await termStore(school).lean(id)) !== undefined

/** The first day of the term to which a day belongs; undefined where it belongs to none. */
export const termStartOf = async (school: TenantContext, day: Day): Promise<Day | undefined> => {
  const term = currentTerm(await termStore(school).all(), day)
  return term && term.startDay <= day && day <= term.endDay ? term.startDay : undefined
}
