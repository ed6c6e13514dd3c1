import { and, desc, eq, gt, ilike, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { AnnouncementTarget } from '@xinglin/contract/messages'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { announcement, announcementTarget } from './tables.ts'

export type AnnouncementRow = typeof announcement.$inferSelect
export type TargetRef = { readonly kind: AnnouncementTarget; readonly refId: string }

/** Narrows the list of those who write. */
export type WantedAnnouncements = {
  readonly state: 'all' | 'draft' | 'scheduled' | 'published' | 'withdrawn'
  readonly key: string
  /** Only what somebody wrote; undefined for everybody's. */
  readonly authorId: string | undefined
}

/** The announcements of a school. */
export const announcementStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = and(eq(announcement.schoolId, schoolId), isNull(announcement.deletedAt))
  const one = (id: string) => and(all, eq(announcement.id, id))
  const inState = (state: WantedAnnouncements['state'], at: Date): SQL | undefined => {
    if (state === 'all') return undefined
    if (state === 'scheduled')
      return and(eq(announcement.state, 'published'), gt(announcement.publishAt, at))
    if (state === 'published')
      return and(eq(announcement.state, 'published'), lte(announcement.publishAt, at))
    return eq(announcement.state, state)
  }
  const narrowed = ({ state, key, authorId }: WantedAnnouncements, at: Date): SQL | undefined =>
    and(
      all,
      inState(state, at),
      authorId === undefined ? undefined : eq(announcement.authorId, authorId),
      key === '' ? undefined : ilike(announcement.title, containing(key)),
    )
  const shownTo = (refId: string, at: Date): SQL | undefined =>
    and(
      inState('published', at),
      all,
      inArray(
        announcement.id,
        db
          .select({ id: announcementTarget.announcementId })
          .from(announcementTarget)
          .where(
            and(eq(announcementTarget.schoolId, schoolId), eq(announcementTarget.refId, refId)),
          ),
      ),
    )
  return {
    list: (
      wanted: WantedAnnouncements,
      at: Date,
      page: number,
      size: number,
    ): Promise<AnnouncementRow[]> =>
      db
        .select()
        .from(announcement)
        .where(narrowed(wanted, at))
        .orderBy(desc(announcement.editedAt), desc(announcement.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedAnnouncements, at: Date): Promise<number> =>
      countListed(db, announcement, narrowed(wanted, at)),
    /** What is published for a class or course, the newest first. */
    shown: (refId: string, at: Date, page: number, size: number): Promise<AnnouncementRow[]> =>
      db
        .select()
        .from(announcement)
        .where(shownTo(refId, at))
        .orderBy(desc(announcement.publishAt), desc(announcement.id))
        .limit(size)
        .offset((page - 1) * size),
    countShown: (refId: string, at: Date): Promise<number> =>
      countListed(db, announcement, shownTo(refId, at)),
    async find(id: string): Promise<AnnouncementRow | undefined> {
      return (await db.select().from(announcement).where(one(id)))[0]
    },
    async among(ids: readonly string[]): Promise<AnnouncementRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(announcement)
        .where(and(all, inArray(announcement.id, [...ids])))
    },
    /** An announcement, its row held until the call ends. */
    async lock(id: string): Promise<AnnouncementRow | undefined> {
      return (await db.select().from(announcement).where(one(id)).for('update'))[0]
    },
    /** One whose time has come and that went to nobody yet; one that another process holds is passed over. */
    async lockDue(at: Date): Promise<AnnouncementRow | undefined> {
      const [row] = await db
        .select()
        .from(announcement)
        .where(and(inState('published', at), isNull(announcement.givenAt), all))
        .orderBy(announcement.publishAt)
        .limit(1)
        .for('update', { skipLocked: true })
      return row
    },
    /** Keeps a new one; false where its id is there already. */
    async add(row: Omit<typeof announcement.$inferInsert, 'schoolId'>): Promise<boolean> {
      const inserted = await db
        .insert(announcement)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ id: announcement.id })
      return inserted.length > 0
    },
    async change(id: string, set: Partial<AnnouncementRow>): Promise<void> {
      await db.update(announcement).set(set).where(one(id))
    },
    /** For whom some announcements are, by announcement. */
    async targets(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TargetRef[]>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(announcementTarget)
        .where(
          and(
            eq(announcementTarget.schoolId, schoolId),
            inArray(announcementTarget.announcementId, [...ids]),
          ),
        )
        .orderBy(announcementTarget.kind, announcementTarget.refId)
      return Map.groupBy(rows, ({ announcementId }) => announcementId)
    },
    /** Puts other targets in place of an announcement's. */
    async retarget(announcementId: string, targets: readonly TargetRef[]): Promise<void> {
      await db
        .delete(announcementTarget)
        .where(
          and(
            eq(announcementTarget.schoolId, schoolId),
            eq(announcementTarget.announcementId, announcementId),
          ),
        )
      if (targets.length > 0)
        await db
          .insert(announcementTarget)
          .values(targets.map((one) => ({ schoolId, announcementId, ...one })))
          .onConflictDoNothing()
    },
  }
}
