import { and, asc, eq, lt, or } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { transcodeJob } from './tables.ts'

const silentMs = 60_000

type JobRow = typeof transcodeJob.$inferSelect

/** The conversions of a school, for one worker of many. */
export const jobStore = ({ db, school: { id: schoolId } }: TenantContext, workerId: string) => {
  const mine = (mediaId: string) =>
    and(
      eq(transcodeJob.schoolId, schoolId),
      eq(transcodeJob.mediaId, mediaId),
      eq(transcodeJob.state, 'running'),
      eq(transcodeJob.workerId, workerId),
    )
  return {
    /**
     * Takes the conversion that waits longest, or one whose worker gave no sign for a minute; whatever another is just
     * taking is passed by.
     */
    async take(at: Date): Promise<JobRow | undefined> {
      const [row] = await db
        .select()
        .from(transcodeJob)
        .where(
          and(
            eq(transcodeJob.schoolId, schoolId),
            or(
              eq(transcodeJob.state, 'queued'),
              and(
                eq(transcodeJob.state, 'running'),
                lt(transcodeJob.beatAt, new Date(at.getTime() - silentMs)),
              ),
            ),
          ),
        )
        .orderBy(asc(transcodeJob.createdAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row) return undefined
      const set = {
        state: 'running',
        workerId,
        beatAt: at,
        percent: 0,
        tries: row.tries + 1,
      } as const
      await db
        .update(transcodeJob)
        .set(set)
        .where(and(eq(transcodeJob.schoolId, schoolId), eq(transcodeJob.mediaId, row.mediaId)))
      return { ...row, ...set }
    },
    /** Says how far it is; false where it is another's now, or gone. */
    async beat(mediaId: string, percent: number, at: Date): Promise<boolean> {
      const { rowCount } = await db
        .update(transcodeJob)
        .set({ percent, beatAt: at })
        .where(mine(mediaId))
      return rowCount === 1
    },
    /** Ends it; false where it is another's now, or gone. */
    async end(mediaId: string, state: 'done' | 'failed', reason = ''): Promise<boolean> {
      const percent = state === 'done' ? 100 : 0
      const { rowCount } = await db
        .update(transcodeJob)
        .set({ state, reason, percent, workerId: null })
        .where(mine(mediaId))
      return rowCount === 1
    },
    /** Gives it back as if it had not been taken: this process ends. */
    async giveBack(mediaId: string, tries: number): Promise<void> {
      await db
        .update(transcodeJob)
        .set({ state: 'queued', workerId: null, percent: 0, tries: tries - 1 })
        .where(mine(mediaId))
    },
  }
}
