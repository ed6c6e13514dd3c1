import type { TenantContext } from '#platform/visit'
import { reportStore } from './report-store.ts'

/** Whether a report was returned, so that whoever wrote it may change it. */
export const isReturned = async (school: TenantContext, sessionId: string): Promise<boolean> =>
  (await reportStore(school).find(sessionId))?.state === 'returned'
