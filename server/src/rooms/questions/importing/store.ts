import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  isNotNull,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ImportVerdict } from '@xinglin/contract/questions'
import type { TenantContext } from '#platform/visit'
import { questionImport, questionImportItem } from './tables.ts'

export type ImportRow = typeof questionImport.$inferSelect
export type ItemRow = typeof questionImportItem.$inferSelect
export type Tally = { readonly verdict: ImportVerdict; readonly n: number; readonly taken: number }

const atOnce = 250

/** The files that a person read, and their questions. */
export const fileStore = ({ db, school: { id: schoolId } }: TenantContext, personId: string) => {
  const own = and(eq(questionImport.schoolId, schoolId), eq(questionImport.personId, personId))
  const itemsOf = (importId: string) =>
    and(eq(questionImportItem.schoolId, schoolId), eq(questionImportItem.importId, importId))
  const narrowed = (
    importId: string,
    verdict: ImportVerdict | 'all' | 'noted',
  ): SQL | undefined => {
    if (verdict === 'all') return itemsOf(importId)
    if (verdict === 'noted')
      return and(itemsOf(importId), sql`jsonb_array_length(${questionImportItem.notes}) > 0`)
    return and(itemsOf(importId), eq(questionImportItem.verdict, verdict))
  }
  return {
    async find(id: string): Promise<ImportRow | undefined> {
      return (
        await db
          .select()
          .from(questionImport)
          .where(and(own, eq(questionImport.id, id)))
      )[0]
    },
    /** A file, its row held until the call ends. */
    async lock(id: string): Promise<ImportRow | undefined> {
      return (
        await db
          .select()
          .from(questionImport)
          .where(and(own, eq(questionImport.id, id)))
          .for('update')
      )[0]
    },
    newest: (most: number): Promise<ImportRow[]> =>
      db
        .select()
        .from(questionImport)
        .where(own)
        .orderBy(desc(questionImport.at), desc(questionImport.id))
        .limit(most),
    /** How many files of the person are kept. */
    async count(): Promise<number> {
      const [row] = await db.select({ n: count() }).from(questionImport).where(own)
      return row?.n ?? 0
    },
    /** False where the id is taken. */
    async add(row: Omit<ImportRow, 'schoolId' | 'personId'>): Promise<boolean> {
      const rows = await db
        .insert(questionImport)
        .values({ ...row, schoolId, personId })
        .onConflictDoNothing()
        .returning({ id: questionImport.id })
      return rows.length > 0
    },
    async addItems(rows: readonly Omit<ItemRow, 'schoolId'>[]): Promise<void> {
      for (let from = 0; from < rows.length; from += atOnce)
        await db
          .insert(questionImportItem)
          .values(rows.slice(from, from + atOnce).map((row) => ({ ...row, schoolId })))
    },
    async tallies(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Tally[]>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({
          id: questionImportItem.importId,
          verdict: questionImportItem.verdict,
          n: sql<number>`count(*)::int`,
          taken: sql<number>`count(${questionImportItem.questionId})::int`,
        })
        .from(questionImportItem)
        .where(
          and(
            eq(questionImportItem.schoolId, schoolId),
            inArray(questionImportItem.importId, [...ids]),
          ),
        )
        .groupBy(questionImportItem.importId, questionImportItem.verdict)
      return Map.groupBy(rows, ({ id }) => id)
    },
    items: (
      importId: string,
      verdict: ImportVerdict | 'all' | 'noted',
      page: number,
      size: number,
    ): Promise<ItemRow[]> =>
      db
        .select()
        .from(questionImportItem)
        .where(narrowed(importId, verdict))
        .orderBy(asc(questionImportItem.no))
        .limit(size)
        .offset((page - 1) * size),
    async countItems(importId: string, verdict: ImportVerdict | 'all' | 'noted'): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(questionImportItem)
        .where(narrowed(importId, verdict))
      return row?.n ?? 0
    },
    async item(importId: string, no: number): Promise<ItemRow | undefined> {
      return (
        await db
          .select()
          .from(questionImportItem)
          .where(and(itemsOf(importId), eq(questionImportItem.no, no)))
      )[0]
    },
    /** The next questions that are wanted and not in the bank yet, and how many there are. */
    async waiting(importId: string, verdicts: readonly ImportVerdict[], most: number) {
      const where = and(
        itemsOf(importId),
        inArray(questionImportItem.verdict, [...verdicts]),
        isNull(questionImportItem.questionId),
        isNotNull(questionImportItem.content),
        gt(questionImportItem.no, 0),
      )
      const rows = await db
        .select()
        .from(questionImportItem)
        .where(where)
        .orderBy(asc(questionImportItem.no))
        .limit(most)
      const [all] = await db.select({ n: count() }).from(questionImportItem).where(where)
      return { rows, all: all?.n ?? 0 }
    },
    async settle(
      importId: string,
      no: number,
      set: Pick<ItemRow, 'verdict' | 'questionId' | 'likeId'>,
    ): Promise<void> {
      await db
        .update(questionImportItem)
        .set(set)
        .where(and(itemsOf(importId), eq(questionImportItem.no, no)))
    },
  }
}

/** Forgets files that were read before a time, with what of them never came in. */
export const forgetFiles = async ({ db, school }: TenantContext, before: Date): Promise<void> => {
  const old = db
    .select({ id: questionImport.id })
    .from(questionImport)
    .where(and(eq(questionImport.schoolId, school.id), lt(questionImport.at, before)))
  await db
    .delete(questionImportItem)
    .where(
      and(eq(questionImportItem.schoolId, school.id), inArray(questionImportItem.importId, old)),
    )
  await db
    .delete(questionImport)
    .where(and(eq(questionImport.schoolId, school.id), lt(questionImport.at, before)))
}
