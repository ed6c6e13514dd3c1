import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { ColumnChoice } from '@xinglin/contract/identity'
import type { TenantContext, Visit } from '#platform/visit'
import { known } from './import-rules.ts'
import { userImport, userImportRow } from './tables.ts'

export type ImportRow = Omit<typeof userImportRow.$inferSelect, 'schoolId' | 'importId'>

/** Of so many imports it is remembered how their columns were understood. */
const remembered = 20

/** Imports of people into the visited school. */
export const importStore = ({ db, school: { id: schoolId } }: Visit) => {
  const rowsOf = (importId: string) =>
    and(eq(userImportRow.schoolId, schoolId), eq(userImportRow.importId, importId))
  const hasFaults = sql`cardinality(${userImportRow.faults}) > 0`
  const isThere = sql`${userImportRow.faults} <@ ${sql.param(Object.values(known), userImportRow.faults)}`
  const isWrong = sql`${hasFaults} and not ${isThere}`
  return {
    async add(row: Omit<typeof userImport.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(userImport).values({ schoolId, ...row })
    },
    /** How the columns of the last imports were understood, the newest first. */
    async lastColumns(): Promise<ColumnChoice[]> {
      const rows = await db
        .select({ columns: userImport.columns })
        .from(userImport)
        .where(eq(userImport.schoolId, schoolId))
        .orderBy(desc(userImport.id))
        .limit(remembered)
      return rows.flatMap(({ columns }) => [...columns])
    },
    /** The import, its row held until the call ends, so that it is done once. */
    async hold(id: string) {
      const where = and(eq(userImport.schoolId, schoolId), eq(userImport.id, id))
      return (await db.select().from(userImport).where(where).for('update'))[0]
    },
    async finish(id: string): Promise<void> {
      await db
        .update(userImport)
        .set({ state: 'done' })
        .where(and(eq(userImport.schoolId, schoolId), eq(userImport.id, id)))
    },
    async write(importId: string, rows: readonly ImportRow[]): Promise<void> {
      if (rows.length === 0) return
      await db
        .insert(userImportRow)
        .values(rows.map((row) => ({ schoolId, importId, ...row })))
        .onConflictDoUpdate({
          target: [userImportRow.schoolId, userImportRow.importId, userImportRow.rowNo],
          set: {
            cells: sql`excluded.cells`,
            faults: sql`excluded.faults`,
            loginNorm: sql`excluded.login_norm`,
            numberNorm: sql`excluded.number_norm`,
          },
        })
    },
    /** Rows that share a name or number with some others. */
    async sharing(importId: string, logins: readonly string[], numbers: readonly string[]) {
      return db
        .select({
          rowNo: userImportRow.rowNo,
          login: userImportRow.loginNorm,
          number: userImportRow.numberNorm,
        })
        .from(userImportRow)
        .where(
          and(
            rowsOf(importId),
            or(
              inArray(userImportRow.loginNorm, [...logins]),
              inArray(userImportRow.numberNorm, [...numbers]),
            ),
          ),
        )
    },
    page: (importId: string, onlyWrong: boolean, page: number, size: number) =>
      db
        .select()
        .from(userImportRow)
        .where(and(rowsOf(importId), onlyWrong ? isWrong : undefined))
        .orderBy(asc(userImportRow.rowNo))
        .limit(size)
        .offset((page - 1) * size),
    good: (importId: string): Promise<ImportRow[]> =>
      db
        .select()
        .from(userImportRow)
        .where(and(rowsOf(importId), sql`cardinality(${userImportRow.faults}) = 0`))
        .orderBy(asc(userImportRow.rowNo)),
    total: (importId: string): Promise<number> => db.$count(userImportRow, rowsOf(importId)),
    /** Rows of people who are there already, and of which nothing else is wrong. */
    known: (importId: string): Promise<number> =>
      db.$count(userImportRow, and(rowsOf(importId), hasFaults, isThere)),
    wrong: (importId: string): Promise<number> =>
      db.$count(userImportRow, and(rowsOf(importId), isWrong)),
  }
}

const keptDays = 7

/** Forgets imports of a school after a week: their rows hold names and numbers. */
export const forgetImports = async ({ db, school }: TenantContext, at: Date): Promise<void> => {
  const old = db
    .select({ id: userImport.id })
    .from(userImport)
    .where(
      and(
        eq(userImport.schoolId, school.id),
        lt(userImport.at, new Date(at.getTime() - keptDays * 86_400_000)),
      ),
    )
  await db
    .delete(userImportRow)
    .where(and(eq(userImportRow.schoolId, school.id), inArray(userImportRow.importId, old)))
}
