import { and, eq } from 'drizzle-orm'
import type { Sections } from '@xinglin/contract/simulations/experiment'
import type { TenantContext } from '#platform/visit'
import { experimentDraft } from './tables.ts'

/** A report as far as it was kept; version 0 is an empty one. */
export type Draft = {
  readonly version: number
  readonly sections: Sections
  /** When; absent of an empty one. */
  readonly savedAt?: Date
}

/** The reports that are being written. */
export const draftStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (sessionId: string) =>
    and(eq(experimentDraft.schoolId, schoolId), eq(experimentDraft.sessionId, sessionId))
  return {
    async find(sessionId: string): Promise<Draft> {
      const [row] = await db.select().from(experimentDraft).where(of(sessionId))
      return row ?? { version: 0, sections: {} }
    },
    /** Keeps the next version; the session is held meanwhile, so that nobody else does. */
    async keep(
      sessionId: string,
      { version, sections }: Omit<Draft, 'savedAt'>,
      savedAt: Date,
    ): Promise<void> {
      await db
        .insert(experimentDraft)
        .values({ schoolId, sessionId, version, sections, savedAt })
        .onConflictDoUpdate({
          target: [experimentDraft.schoolId, experimentDraft.sessionId],
          set: { version, sections, savedAt },
        })
    },
  }
}
