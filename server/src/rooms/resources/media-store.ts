import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { mediaObject, transcodeJob, upload } from './tables.ts'

export type UploadRow = typeof upload.$inferSelect
export type MediaRow = typeof mediaObject.$inferSelect
type JobRow = typeof transcodeJob.$inferSelect

/** A video with how far its conversion is. */
export type MediaWithJob = { readonly media: MediaRow; readonly job: JobRow }

/** Files of a school on their way. */
export const uploadStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(upload.schoolId, schoolId), eq(upload.id, id))
  return {
    async find(id: string): Promise<UploadRow | undefined> {
      return (await db.select().from(upload).where(one(id)))[0]
    },
    /** Held until the call ends. */
    async lock(id: string): Promise<UploadRow | undefined> {
      return (await db.select().from(upload).where(one(id)).for('update'))[0]
    },
    /** False where the id is taken. */
    async add(row: Omit<typeof upload.$inferInsert, 'schoolId'>): Promise<boolean> {
      const { rowCount } = await db
        .insert(upload)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
      return rowCount === 1
    },
    async received(id: string, bytes: number): Promise<void> {
      await db.update(upload).set({ received: bytes }).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(upload).where(one(id))
    },
    ofPerson: (personId: string): Promise<UploadRow[]> =>
      db
        .select()
        .from(upload)
        .where(and(eq(upload.schoolId, schoolId), eq(upload.personId, personId))),
    /** Forgets those that began before a moment; answers which. */
    async forget(before: Date): Promise<string[]> {
      const rows = await db
        .delete(upload)
        .where(and(eq(upload.schoolId, schoolId), lt(upload.createdAt, before)))
        .returning({ id: upload.id })
      return rows.map(({ id }) => id)
    },
  }
}

/** The videos of a school. */
export const mediaStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(mediaObject.schoolId, schoolId), eq(mediaObject.id, id))
  const job = (id: string) => and(eq(transcodeJob.schoolId, schoolId), eq(transcodeJob.mediaId, id))
  const withJob = () =>
    db
      .select({ media: mediaObject, job: transcodeJob })
      .from(mediaObject)
      .innerJoin(
        transcodeJob,
        and(
          eq(transcodeJob.schoolId, mediaObject.schoolId),
          eq(transcodeJob.mediaId, mediaObject.id),
        ),
      )
  const owned = (personId: string | undefined) =>
    and(
      eq(mediaObject.schoolId, schoolId),
      personId === undefined ? undefined : eq(mediaObject.personId, personId),
    )
  return {
    async add(row: Omit<typeof mediaObject.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(mediaObject).values({ schoolId, ...row })
    },
    async queue(row: Omit<typeof transcodeJob.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(transcodeJob).values({ schoolId, ...row })
    },
    async find(id: string): Promise<MediaWithJob | undefined> {
      return (await withJob().where(one(id)))[0]
    },
    /** Held until the call ends, its conversion too. */
    async lock(id: string): Promise<MediaWithJob | undefined> {
      return (await withJob().where(one(id)).for('update'))[0]
    },
    /** Newest first: ids grow with time. */
    list: (personId: string | undefined, page: number, size: number): Promise<MediaWithJob[]> =>
      withJob()
        .where(owned(personId))
        .orderBy(desc(mediaObject.id))
        .limit(size)
        .offset((page - 1) * size),
    async sum(personId: string | undefined): Promise<{ number: number; bytes: number }> {
      const [row] = await db
        .select({ number: count(), bytes: sql<string>`coalesce(sum(${mediaObject.bytes}), 0)` })
        .from(mediaObject)
        .where(owned(personId))
      return { number: row?.number ?? 0, bytes: Number(row?.bytes ?? 0) }
    },
    async change(id: string, set: Partial<typeof mediaObject.$inferInsert>): Promise<void> {
      await db.update(mediaObject).set(set).where(one(id))
    },
    async requeue(id: string): Promise<void> {
      const set = { state: 'queued', percent: 0, reason: '', tries: 0, workerId: null } as const
      await db.update(transcodeJob).set(set).where(job(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(transcodeJob).where(job(id))
      await db.delete(mediaObject).where(one(id))
    },
  }
}
