import type { TenantContext } from '#platform/visit'
import { schoolsStore } from './admin-store.ts'

/** What the files of the school may take, in gigabytes; as an operator set it. */
export const fileQuotaOf = async ({ db, school }: TenantContext): Promise<number> =>
  (await schoolsStore(db).find(school.id))?.fileQuota ?? 0
