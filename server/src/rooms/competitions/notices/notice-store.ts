import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestNotice, contestNoticeRead, contestQuestion } from '../contests/notice-tables.ts'

export type NoticeRow = typeof contestNotice.$inferSelect
export type QuestionRow = typeof contestQuestion.$inferSelect

/** What is told and asked in the contests that a school holds. */
export const noticeStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(contestNotice.schoolId, schoolId), eq(contestNotice.id, id))
  const question = (id: string) =>
    and(eq(contestQuestion.schoolId, schoolId), eq(contestQuestion.id, id))
  const readsOf = (contestId: string) =>
    and(eq(contestNoticeRead.schoolId, schoolId), eq(contestNoticeRead.contestId, contestId))
  return {
    /** Pinned ones first, then the newest. */
    list: (contestId: string): Promise<NoticeRow[]> =>
      db
        .select()
        .from(contestNotice)
        .where(and(eq(contestNotice.schoolId, schoolId), eq(contestNotice.contestId, contestId)))
        .orderBy(
          desc(contestNotice.isPinned),
          desc(contestNotice.createdAt),
          desc(contestNotice.id),
        ),
    async find(id: string): Promise<NoticeRow | undefined> {
      return (await db.select().from(contestNotice).where(one(id)))[0]
    },
    async add(row: Omit<NoticeRow, 'schoolId'>): Promise<void> {
      await db.insert(contestNotice).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<NoticeRow>): Promise<void> {
      await db.update(contestNotice).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db
        .delete(contestNoticeRead)
        .where(and(eq(contestNoticeRead.schoolId, schoolId), eq(contestNoticeRead.noticeId, id)))
      await db.delete(contestNotice).where(one(id))
    },
    /** Confirms a notice as it is now. */
    async confirm(
      { id, contestId, version }: Pick<NoticeRow, 'id' | 'contestId' | 'version'>,
      personId: string,
      at: Date,
    ): Promise<void> {
      await db
        .insert(contestNoticeRead)
        .values({ schoolId, noticeId: id, personId, contestId, version, confirmedAt: at })
        .onConflictDoUpdate({
          target: [
            contestNoticeRead.schoolId,
            contestNoticeRead.noticeId,
            contestNoticeRead.personId,
          ],
          set: { version, confirmedAt: at },
          setWhere: sql`${contestNoticeRead.version} < ${version}`,
        })
    },
    /** Which version of each notice of a contest somebody confirmed. */
    async confirmedBy(contestId: string, personId: string): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: contestNoticeRead.noticeId, version: contestNoticeRead.version })
        .from(contestNoticeRead)
        .where(and(readsOf(contestId), eq(contestNoticeRead.personId, personId)))
      return new Map(rows.map(({ id, version }) => [id, version]))
    },
    /** How many confirmed each notice of a contest as it is now. */
    async confirmations(contestId: string): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: contestNoticeRead.noticeId, n: count() })
        .from(contestNoticeRead)
        .innerJoin(
          contestNotice,
          and(
            eq(contestNotice.schoolId, contestNoticeRead.schoolId),
            eq(contestNotice.id, contestNoticeRead.noticeId),
            eq(contestNotice.version, contestNoticeRead.version),
          ),
        )
        .where(readsOf(contestId))
        .groupBy(contestNoticeRead.noticeId)
      return new Map(rows.map(({ id, n }) => [id, n]))
    },
    /** The questions of a contest, the oldest first. */
    questions: (contestId: string): Promise<QuestionRow[]> =>
      db
        .select()
        .from(contestQuestion)
        .where(
          and(eq(contestQuestion.schoolId, schoolId), eq(contestQuestion.contestId, contestId)),
        )
        .orderBy(asc(contestQuestion.createdAt), asc(contestQuestion.id)),
    async findQuestion(id: string): Promise<QuestionRow | undefined> {
      return (await db.select().from(contestQuestion).where(question(id)))[0]
    },
    async ask(row: Omit<QuestionRow, 'schoolId'>): Promise<void> {
      await db.insert(contestQuestion).values({ ...row, schoolId })
    },
    async answer(id: string, set: Partial<QuestionRow>): Promise<void> {
      await db.update(contestQuestion).set(set).where(question(id))
    },
  }
}
