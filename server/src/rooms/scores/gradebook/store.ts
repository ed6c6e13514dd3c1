import { and, desc, eq, gte, inArray, lte, notInArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { gradeBook, publishedGrade, typedScore } from './tables.ts'

export type BookRow = typeof gradeBook.$inferSelect
export type PublishedRow = typeof publishedGrade.$inferSelect

/** The grade books of the visited school. */
export const gradebookStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const book = (classId: string) =>
    and(eq(gradeBook.schoolId, schoolId), eq(gradeBook.classId, classId))
  const typed = (classId: string) =>
    and(eq(typedScore.schoolId, schoolId), eq(typedScore.classId, classId))
  const published = (classId: string) =>
    and(eq(publishedGrade.schoolId, schoolId), eq(publishedGrade.classId, classId))
  return {
    async find(classId: string): Promise<BookRow | undefined> {
      return (await db.select().from(gradeBook).where(book(classId)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(classId: string): Promise<BookRow | undefined> {
      return (await db.select().from(gradeBook).where(book(classId)).for('update'))[0]
    },
    /** Classes whose teacher asks to take their grades back. */
    async asked(): Promise<string[]> {
      const rows = await db
        .select({ classId: gradeBook.classId })
        .from(gradeBook)
        .where(and(eq(gradeBook.schoolId, schoolId), eq(gradeBook.state, 'asked')))
      return rows.map(({ classId }) => classId)
    },
    async add(row: Omit<BookRow, 'schoolId'>): Promise<void> {
      await db.insert(gradeBook).values({ schoolId, ...row })
    },
    async change(classId: string, set: Partial<BookRow>): Promise<void> {
      await db.update(gradeBook).set(set).where(book(classId))
    },
    typed: (classId: string) => db.select().from(typedScore).where(typed(classId)),
    /** Lets scores of columns that are no more go. */
    async keepColumns(classId: string, columnIds: readonly string[]): Promise<void> {
      await db
        .delete(typedScore)
        .where(
          columnIds.length === 0
            ? typed(classId)
            : and(typed(classId), notInArray(typedScore.columnId, [...columnIds])),
        )
    },
    /** Puts scores in place of those that some people had in a column; null takes one away. */
    async type(
      classId: string,
      columnId: string,
      scores: readonly { readonly personId: string; readonly score: number | null }[],
    ): Promise<void> {
      await db.delete(typedScore).where(
        and(
          typed(classId),
          eq(typedScore.columnId, columnId),
          inArray(
            typedScore.personId,
            scores.map(({ personId }) => personId),
          ),
        ),
      )
      const rows = scores.flatMap(({ personId, score }) =>
        score === null ? [] : [{ schoolId, classId, columnId, personId, score }],
      )
      if (rows.length > 0) await db.insert(typedScore).values(rows)
    },
    published: (classId: string): Promise<PublishedRow[]> =>
      db.select().from(publishedGrade).where(published(classId)),
    async publishedOf(classId: string, personId: string): Promise<PublishedRow | undefined> {
      if (personId === '') return undefined
      const where = and(published(classId), eq(publishedGrade.personId, personId))
      return (await db.select().from(publishedGrade).where(where))[0]
    },
    async publish(classId: string, rows: readonly Omit<PublishedRow, 'schoolId' | 'classId'>[]) {
      await db.delete(publishedGrade).where(published(classId))
      if (rows.length > 0)
        await db.insert(publishedGrade).values(rows.map((row) => ({ schoolId, classId, ...row })))
    },
    async retract(classId: string): Promise<void> {
      await db.delete(publishedGrade).where(published(classId))
    },
    /** The published grades of a person, the newest first. */
    ofPerson: (
      personId: string,
      { from, to, most }: { readonly from?: Date; readonly to?: Date; readonly most: number },
    ): Promise<PublishedRow[]> =>
      db
        .select()
        .from(publishedGrade)
        .where(
          and(
            eq(publishedGrade.schoolId, schoolId),
            eq(publishedGrade.personId, personId),
            from && gte(publishedGrade.publishedAt, from),
            to && lte(publishedGrade.publishedAt, to),
          ),
        )
        .orderBy(desc(publishedGrade.publishedAt), desc(publishedGrade.classId))
        .limit(most),
  }
}
