import { and, asc, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Visit } from '#platform/visit'
import { casePaper, topicCard } from './contests/tables.ts'

export type CardRow = typeof topicCard.$inferSelect

type Named = { readonly id: string; readonly name: string }

/** Cards and papers of the visited school: published ones, a teacher’s own, all to those who run the school. */
export const authoringStore = ({ db, school: { id: schoolId }, who, person }: Visit) => {
  const seen = (table: typeof topicCard | typeof casePaper): SQL | undefined =>
    who === 'teacher' && person
      ? or(eq(table.published, true), eq(table.authorId, person.id))
      : undefined
  const namedCards = (where: SQL | undefined): Promise<Named[]> =>
    db
      .select({ id: topicCard.id, name: topicCard.name })
      .from(topicCard)
      .where(and(eq(topicCard.schoolId, schoolId), seen(topicCard), where))
      .orderBy(asc(topicCard.createdAt), asc(topicCard.id))
  const counted = (code: AnyPgColumn) =>
    db
      .select({ code: sql<string>`${code}`, uses: sql<number>`count(*)::int` })
      .from(topicCard)
      .where(and(eq(topicCard.schoolId, schoolId), ne(code, '')))
      .groupBy(code)
  const oneCard = (id: string) => and(eq(topicCard.schoolId, schoolId), eq(topicCard.id, id))
  return {
    /** All that the visitor may choose from, the newest first. */
    cards: (): Promise<CardRow[]> =>
      db
        .select()
        .from(topicCard)
        .where(and(eq(topicCard.schoolId, schoolId), seen(topicCard)))
        .orderBy(desc(topicCard.createdAt), desc(topicCard.id)),
    async findCard(id: string): Promise<CardRow | undefined> {
      return (await db.select().from(topicCard).where(oneCard(id)))[0]
    },
    countCards: (): Promise<number> => db.$count(topicCard, eq(topicCard.schoolId, schoolId)),
    async addCard(row: Omit<CardRow, 'schoolId'>): Promise<void> {
      await db.insert(topicCard).values({ ...row, schoolId })
    },
    async changeCard(id: string, set: Partial<CardRow>): Promise<void> {
      await db.update(topicCard).set(set).where(oneCard(id))
    },
    async removeCard(id: string): Promise<void> {
      await db.delete(topicCard).where(oneCard(id))
    },
    /** Of a symptom, or of a whole system. */
    ofSymptom: (system: string, symptom: string): Promise<Named[]> =>
      namedCards(
        and(
          ne(topicCard.system, ''),
          system ? eq(topicCard.system, system) : undefined,
          symptom ? eq(topicCard.symptom, symptom) : undefined,
        ),
      ),
    ofOperation: (operation: string): Promise<Named[]> =>
      namedCards(
        and(
          ne(topicCard.operation, ''),
          operation ? eq(topicCard.operation, operation) : undefined,
        ),
      ),
    papers: (ofCases: boolean): Promise<Named[]> =>
      db
        .select({ id: casePaper.id, name: casePaper.name })
        .from(casePaper)
        .where(
          and(
            eq(casePaper.schoolId, schoolId),
            seen(casePaper),
            ofCases ? eq(casePaper.examination, 3) : ne(casePaper.examination, 3),
          ),
        )
        .orderBy(asc(casePaper.createdAt), asc(casePaper.id)),
    /** How many cards are of each system and symptom, and of each operation. */
    bySymptom: async (): Promise<{ code: string; uses: number }[]> => [
      ...(await counted(topicCard.system)),
      ...(await counted(topicCard.symptom)),
    ],
    byOperation: (): Promise<{ code: string; uses: number }[]> => counted(topicCard.operation),
  }
}
