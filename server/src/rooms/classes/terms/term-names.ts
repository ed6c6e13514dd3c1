import type { TenantContext } from '#platform/visit'
import { termName } from './rules.ts'
import { termStore } from './store.ts'

/** Names of the school's terms by id. */
export const termNamesOf = async (school: TenantContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await termStore(school).all()).map((row) => [row.id, termName(row)]))

/** Whether there is such a term; it will not go while the call lasts. */
export const isTerm = async (school: TenantContext, id: string): Promise<boolean> =>
  (await termStore(school).lean(id)) !== undefined
