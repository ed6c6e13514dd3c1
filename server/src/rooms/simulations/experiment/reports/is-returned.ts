import { workStore } from '#marking'
import type { TenantContext } from '#platform/visit'

/** Whether a report was returned, so that whoever wrote it may change it. */
export const isReturned = async (school: TenantContext, sessionId: string): Promise<boolean> =>
  (await workStore(school).find(sessionId))?.state === 'returned'
