import { and, asc, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { consultationAppeal, consultationJudgement } from './appeal-tables.ts'

export type AppealRow = typeof consultationAppeal.$inferSelect
export type JudgementRow = typeof consultationJudgement.$inferSelect

/** Which appeals are listed; of every item and in every state where none is named. */
export type WantedAppeals = {
  readonly courseId: string
  readonly itemId?: string | undefined
  readonly state?: AppealRow['state'] | undefined
}

/** What students appealed, and what teachers decided. */
export const appealStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) =>
    and(eq(consultationAppeal.schoolId, schoolId), eq(consultationAppeal.id, id))
  const ofSession = (sessionId: string) =>
    and(eq(consultationAppeal.schoolId, schoolId), eq(consultationAppeal.sessionId, sessionId))
  const unread = (personId: string) =>
    and(
      eq(consultationAppeal.schoolId, schoolId),
      eq(consultationAppeal.personId, personId),
      ne(consultationAppeal.state, 'open'),
      isNull(consultationAppeal.readAt),
    )
  const listed = ({ courseId, itemId, state }: WantedAppeals) =>
    and(
      eq(consultationAppeal.schoolId, schoolId),
      eq(consultationAppeal.courseId, courseId),
      itemId === undefined ? undefined : eq(consultationAppeal.itemId, itemId),
      state === undefined ? undefined : eq(consultationAppeal.state, state),
    )
  return {
    async find(id: string): Promise<AppealRow | undefined> {
      return (await db.select().from(consultationAppeal).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<AppealRow | undefined> {
      return (await db.select().from(consultationAppeal).where(one(id)).for('update'))[0]
    },
    /** Keeps an appeal; false where its part of the report, or its id, was appealed before. */
    async add(row: Omit<AppealRow, 'schoolId'>): Promise<boolean> {
      const inserted = await db
        .insert(consultationAppeal)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ id: consultationAppeal.id })
      return inserted.length > 0
    },
    async change(id: string, set: Partial<AppealRow>): Promise<void> {
      await db.update(consultationAppeal).set(set).where(one(id))
    },
    /** Those of a report, the oldest first. */
    ofSession: (sessionId: string): Promise<AppealRow[]> =>
      db
        .select()
        .from(consultationAppeal)
        .where(ofSession(sessionId))
        .orderBy(asc(consultationAppeal.createdAt), asc(consultationAppeal.id)),
    /** Whoever appealed has read what was decided of a report. */
    async read(sessionId: string, personId: string, at: Date): Promise<void> {
      await db
        .update(consultationAppeal)
        .set({ readAt: at })
        .where(and(ofSession(sessionId), unread(personId)))
    },
    /** Decided and not read yet, the newest first. */
    unread: (personId: string, most: number): Promise<AppealRow[]> =>
      db
        .select()
        .from(consultationAppeal)
        .where(unread(personId))
        .orderBy(desc(consultationAppeal.decidedAt))
        .limit(most),
    /** The longest waiting first; those that were decided, the newest decision first. */
    list: (wanted: WantedAppeals, page: number, size: number): Promise<AppealRow[]> =>
      db
        .select()
        .from(consultationAppeal)
        .where(listed(wanted))
        .orderBy(
          ...(wanted.state === 'open'
            ? [asc(consultationAppeal.createdAt), asc(consultationAppeal.id)]
            : [
                desc(consultationAppeal.decidedAt),
                desc(consultationAppeal.createdAt),
                desc(consultationAppeal.id),
              ]),
        )
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedAppeals): Promise<number> =>
      countListed(db, consultationAppeal, listed(wanted)),
    /** How many wait in some courses, by course. */
    async waiting(courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (courseIds.length === 0) return new Map()
      const rows = await db
        .select({ courseId: consultationAppeal.courseId, count: count() })
        .from(consultationAppeal)
        .where(
          and(
            eq(consultationAppeal.schoolId, schoolId),
            inArray(consultationAppeal.courseId, [...courseIds]),
            eq(consultationAppeal.state, 'open'),
          ),
        )
        .groupBy(consultationAppeal.courseId)
      return new Map(rows.map((row) => [row.courseId, row.count]))
    },
    /** What teachers decided about a report, in its order. */
    judgements: (sessionId: string): Promise<JudgementRow[]> =>
      db
        .select()
        .from(consultationJudgement)
        .where(
          and(
            eq(consultationJudgement.schoolId, schoolId),
            eq(consultationJudgement.sessionId, sessionId),
          ),
        )
        .orderBy(asc(consultationJudgement.no)),
    async judge(row: Omit<JudgementRow, 'schoolId'>): Promise<void> {
      await db.insert(consultationJudgement).values({ schoolId, ...row })
    },
  }
}
