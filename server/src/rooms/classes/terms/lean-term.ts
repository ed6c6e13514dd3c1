import type { TenantContext } from '#platform/visit'
import { termStore } from './store.ts'

/** Whether the school has a term; it will not go while the call lasts. */
export const leanTerm = async (school: TenantContext, id: string): Promise<boolean> =>
  (await termStore(school).lean(id)) !== undefined
