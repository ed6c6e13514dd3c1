import type { OfSchool } from '#platform/visit'
import { reportStore } from './report-store.ts'

/** Whether a report was returned, so that whoever wrote it may change it. */
export const isReturned = async (school: OfSchool, sessionId: string): Promise<boolean> =>
  (await reportStore(school).find(sessionId))?.state === 'returned'
