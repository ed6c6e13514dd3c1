import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { feedbackPicture } from './tables.ts'

export type PictureRow = typeof feedbackPicture.$inferSelect

/** The pictures of a school's feedback. */
export const pictureStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const ofSchool = eq(feedbackPicture.schoolId, schoolId)
  return {
    async add(row: Omit<typeof feedbackPicture.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(feedbackPicture).values({ schoolId, ...row })
    },
    /** How many wait for their text: of one owner, and in all. */
    async waiting(ownerId: string): Promise<{ own: number; all: number }> {
      const [row] = await db
        .select({
          own: sql<number>`count(*) filter (where ${feedbackPicture.ownerId} = ${ownerId})::int`,
          all: sql<number>`count(*)::int`,
        })
        .from(feedbackPicture)
        .where(and(ofSchool, isNull(feedbackPicture.postId)))
      return row ?? { own: 0, all: 0 }
    },
    /** Those of some ids that an owner uploaded and did not send yet, held until the call ends. */
    async lockWaiting(ownerId: string, ids: readonly string[]): Promise<PictureRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(feedbackPicture)
        .where(
          and(
            ofSchool,
            eq(feedbackPicture.ownerId, ownerId),
            inArray(feedbackPicture.id, [...ids]),
            isNull(feedbackPicture.postId),
          ),
        )
        .for('update')
    },
    /** Puts a picture to its text; its bytes lie in a file now. */
    async send(
      id: string,
      to: { feedbackId: string; postId: string; fileId: string; sort: number },
    ): Promise<void> {
      await db
        .update(feedbackPicture)
        .set({ ...to, bytes: null, small: null })
        .where(and(ofSchool, eq(feedbackPicture.id, id)))
    },
    /** The pictures of a feedback in their order, without bytes. */
    async of(feedbackId: string): Promise<Omit<PictureRow, 'bytes' | 'small'>[]> {
      return db
        .select({
          schoolId: feedbackPicture.schoolId,
          id: feedbackPicture.id,
          ownerId: feedbackPicture.ownerId,
          width: feedbackPicture.width,
          height: feedbackPicture.height,
          feedbackId: feedbackPicture.feedbackId,
          postId: feedbackPicture.postId,
          fileId: feedbackPicture.fileId,
          sort: feedbackPicture.sort,
          at: feedbackPicture.at,
        })
        .from(feedbackPicture)
        .where(and(ofSchool, eq(feedbackPicture.feedbackId, feedbackId)))
        .orderBy(asc(feedbackPicture.sort))
    },
    /** Forgets what was uploaded before a moment and never sent. */
    async forgetWaiting(before: Date): Promise<void> {
      await db
        .delete(feedbackPicture)
        .where(and(ofSchool, isNull(feedbackPicture.postId), lt(feedbackPicture.at, before)))
    },
  }
}
