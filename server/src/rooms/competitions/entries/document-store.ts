import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { contestDocument } from '../contests/preparation-tables.ts'
import { contestEntry } from '../contests/tables.ts'

export type DocumentRow = typeof contestDocument.$inferSelect

/** The documents of entries of the contests that a school holds, and of its own people wherever they compete. */
export const documentStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (entryId: string, documentId: string) =>
    and(
      eq(contestDocument.schoolId, schoolId),
      eq(contestDocument.entryId, entryId),
      eq(contestDocument.documentId, documentId),
    )
  return {
    async ofEntries(entryIds: readonly string[]): Promise<DocumentRow[]> {
      if (entryIds.length === 0) return []
      return db
        .select()
        .from(contestDocument)
        .where(
          and(
            or(eq(contestDocument.schoolId, schoolId), eq(contestDocument.partnerId, schoolId)),
            inArray(contestDocument.entryId, [...entryIds]),
          ),
        )
        .orderBy(asc(contestDocument.entryId), asc(contestDocument.documentId))
    },
    async find(entryId: string, documentId: string): Promise<DocumentRow | undefined> {
      return (await db.select().from(contestDocument).where(one(entryId, documentId)))[0]
    },
    async add(row: Omit<DocumentRow, 'schoolId'>): Promise<void> {
      await db.insert(contestDocument).values({ ...row, schoolId })
    },
    async change(entryId: string, documentId: string, set: Partial<DocumentRow>): Promise<void> {
      await db.update(contestDocument).set(set).where(one(entryId, documentId))
    },
    async remove(entryId: string, documentId: string): Promise<void> {
      await db.delete(contestDocument).where(one(entryId, documentId))
    },
    /** How many entries of a contest wait without all that it requires. */
    async incomplete({ id, documents }: Pick<ContestRow, 'id' | 'documents'>): Promise<number> {
      const required = documents.flatMap(({ Id, Required }) => (Required ? [Id] : []))
      if (required.length === 0) return 0
      const accepted = db
        .select({ n: sql`count(*)` })
        .from(contestDocument)
        .where(
          and(
            eq(contestDocument.schoolId, contestEntry.schoolId),
            eq(contestDocument.entryId, contestEntry.id),
            eq(contestDocument.state, 'accepted'),
            inArray(contestDocument.documentId, required),
          ),
        )
      return db.$count(
        contestEntry,
        and(
          eq(contestEntry.schoolId, schoolId),
          eq(contestEntry.contestId, id),
          eq(contestEntry.state, 'pending'),
          sql`(${accepted}) < ${required.length}`,
        ),
      )
    },
  }
}
