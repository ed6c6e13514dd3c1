import { and, asc, eq } from 'drizzle-orm'
import type { SeedPlay } from '@xinglin/simulation/practical'
import type { TenantContext } from '#platform/visit'
import { protocolPlay } from './protocol-tables.ts'

/** How drafts were played. */
export const playStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (workId: string) =>
    and(eq(protocolPlay.schoolId, schoolId), eq(protocolPlay.workId, workId))
  return {
    /** The plays of a draft that hold while it plays the same. */
    async holding(workId: string, hash: string): Promise<SeedPlay[]> {
      const rows = await db
        .select({ play: protocolPlay.play })
        .from(protocolPlay)
        .where(and(of(workId), eq(protocolPlay.hash, hash)))
        .orderBy(asc(protocolPlay.seed))
      return rows.map(({ play }) => play)
    },
    /** Keeps a play in the place of the one before on the same specimen. */
    async keep(workId: string, hash: string, play: SeedPlay, at: Date): Promise<void> {
      await db
        .insert(protocolPlay)
        .values({ schoolId, workId, seed: play.seed, hash, play, at })
        .onConflictDoUpdate({
          target: [protocolPlay.schoolId, protocolPlay.workId, protocolPlay.seed],
          set: { hash, play, at },
        })
    },
    async forget(workId: string): Promise<void> {
      await db.delete(protocolPlay).where(of(workId))
    },
  }
}
