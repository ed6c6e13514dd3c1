import { and, asc, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import {
  importColumns,
  type ColumnChoice,
  type shownRows,
  type verdicts,
} from '@xinglin/contract/imports'
import type { TenantContext } from '#platform/visit'
import { userImport, userImportRow } from './tables.ts'

export type ImportRow = Omit<typeof userImportRow.$inferSelect, 'schoolId' | 'importId'>

/** How many rows of an import there are of each verdict and outcome. */
export type RowCounts = Awaited<ReturnType<ReturnType<typeof importStore>['counts']>>

type Shown = (typeof shownRows)[number]
type Verdict = (typeof verdicts)[number]

/** An import whose rows are being written or taken back. */
export type ImportUnderWay = typeof userImport.$inferSelect

/** The place of the identity number among the cells, as the database counts. */
const idNumberAt = importColumns.indexOf('身份证号') + 1

const underWay = ['importing', 'undoing'] as const

/** Rows that an import would write. */
const writable = ['new', 'changed', 'same', 'clash'] as const

/** Of so many imports it is remembered how their columns were understood. */
const remembered = 20

/** Imports of people into the visited school. */
export const importStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(userImport.schoolId, schoolId), eq(userImport.id, id))
  const rowsOf = (importId: string) =>
    and(eq(userImportRow.schoolId, schoolId), eq(userImportRow.importId, importId))
  const unsettled = ({ id, state }: ImportUnderWay, rowNo?: number) =>
    and(
      rowsOf(id),
      rowNo === undefined ? undefined : eq(userImportRow.rowNo, rowNo),
      state === 'importing'
        ? and(inArray(userImportRow.verdict, [...writable]), eq(userImportRow.outcome, ''))
        : inArray(userImportRow.outcome, ['created', 'changed']),
    )
  const only = (shown: Shown): SQL | undefined => {
    if (shown === 'all') return undefined
    return shown === 'left' ? eq(userImportRow.outcome, 'left') : eq(userImportRow.verdict, shown)
  }
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
    async lock(id: string) {
      return (await db.select().from(userImport).where(one(id)).for('update'))[0]
    },
    async find(id: string) {
      return (await db.select().from(userImport).where(one(id)))[0]
    },
    /** The one under way that has come least far. Several may work on it: each holds the rows of its part. */
    async nextUnderWay(): Promise<ImportUnderWay | undefined> {
      const rows = await db
        .select()
        .from(userImport)
        .where(and(eq(userImport.schoolId, schoolId), inArray(userImport.state, [...underWay])))
        .orderBy(asc(userImport.settled), asc(userImport.id))
        .limit(1)
      return rows[0]
    },
    /** Whether any of the school is being written. */
    async isImporting(): Promise<boolean> {
      const own = and(eq(userImport.schoolId, schoolId), eq(userImport.state, 'importing'))
      return (
        (await db.select({ id: userImport.id }).from(userImport).where(own).limit(1)).length > 0
      )
    },
    /** The next rows of one that is under way and that nobody else is at, or one row if it still waits; they are held. */
    lockTodo: (row: ImportUnderWay, size: number, rowNo?: number): Promise<ImportRow[]> =>
      db
        .select()
        .from(userImportRow)
        .where(unsettled(row, rowNo))
        .orderBy(asc(userImportRow.rowNo))
        .limit(size)
        .for('update', { skipLocked: true }),
    /** Whether rows of it wait, or are being done. */
    async isUnsettled(row: ImportUnderWay): Promise<boolean> {
      const waiting = db.select({ rowNo: userImportRow.rowNo }).from(userImportRow)
      return (await waiting.where(unsettled(row)).limit(1)).length > 0
    },
    /** Counts rows as done. Whoever does so holds the import until the end: the last statement of a part. */
    async addSettled(id: string, rows: number): Promise<void> {
      await db
        .update(userImport)
        .set({ settled: sql`${userImport.settled} + ${rows}` })
        .where(one(id))
    },
    /** The last ones of the school, or of one person, the newest first. */
    last: (count: number, personId?: string): Promise<ImportUnderWay[]> =>
      db
        .select()
        .from(userImport)
        .where(
          and(
            eq(userImport.schoolId, schoolId),
            personId === undefined ? undefined : eq(userImport.personId, personId),
          ),
        )
        .orderBy(desc(userImport.id))
        .limit(count),
    async change(id: string, set: Partial<typeof userImport.$inferInsert>): Promise<void> {
      await db.update(userImport).set(set).where(one(id))
    },
    /** Keeps rows, in the place of those with the same numbers; as one parameter, for there are thousands. */
    async write(importId: string, rows: readonly ImportRow[]): Promise<void> {
      if (rows.length === 0) return
      await db.execute(sql`
        insert into ${userImportRow} (school_id, import_id, row_no, cells, sheet_faults, faults, login_norm, number_norm,
          verdict, changes, taken, outcome, person_id)
        select ${schoolId}::uuid, ${importId}::uuid, r."rowNo", r.cells, r."sheetFaults", r.faults, r."loginNorm",
          r."numberNorm", r.verdict, r.changes, r.taken, r.outcome, r."personId"
        from json_to_recordset(${JSON.stringify(rows)}::json) as r ("rowNo" int, cells text[], "sheetFaults" text[],
          faults text[], "loginNorm" text, "numberNorm" text, verdict text, changes jsonb, taken boolean, outcome text,
          "personId" uuid)
        on conflict (school_id, import_id, row_no) do update set cells = excluded.cells,
          sheet_faults = excluded.sheet_faults, faults = excluded.faults, login_norm = excluded.login_norm,
          number_norm = excluded.number_norm, verdict = excluded.verdict, changes = excluded.changes,
          taken = excluded.taken, outcome = excluded.outcome, person_id = excluded.person_id`)
    },
    /** Says what became of rows, of which nothing but that is new; an identity number is not kept. */
    async settle(
      importId: string,
      rows: readonly Pick<ImportRow, 'rowNo' | 'outcome' | 'personId'>[],
    ): Promise<void> {
      if (rows.length === 0) return
      await db.execute(sql`
        update ${userImportRow} o set outcome = r.outcome, person_id = r."personId",
          cells = case when o.cells[${idNumberAt}::int] <> '' then o.cells[:${idNumberAt - 1}::int] || array[''] else o.cells end
        from json_to_recordset(${JSON.stringify(rows)}::json) as r ("rowNo" int, outcome text, "personId" uuid)
        where o.school_id = ${schoolId}::uuid and o.import_id = ${importId}::uuid and o.row_no = r."rowNo"`)
    },
    /** Nothing of identity numbers is kept once an import is done. */
    async forgetIdNumbers(importId: string): Promise<void> {
      await db
        .update(userImportRow)
        .set({ cells: sql`${userImportRow.cells}[:${idNumberAt - 1}] || array['']` })
        .where(and(rowsOf(importId), sql`${userImportRow.cells}[${idNumberAt}] <> ''`))
    },
    /** Rows that share a name or number with some others. */
    async sharing(importId: string, logins: readonly string[], numbers: readonly string[]) {
      const named = (names: readonly string[]) =>
        sql`any(${sql.param(names.filter((name) => name !== ''))}::text[])`
      return db
        .select()
        .from(userImportRow)
        .where(
          and(
            rowsOf(importId),
            or(
              sql`${userImportRow.loginNorm} = ${named(logins)}`,
              sql`${userImportRow.numberNorm} = ${named(numbers)}`,
            ),
          ),
        )
    },
    page: (importId: string, shown: Shown, page: number, size: number) =>
      db
        .select()
        .from(userImportRow)
        .where(and(rowsOf(importId), only(shown)))
        .orderBy(asc(userImportRow.rowNo))
        .limit(size)
        .offset((page - 1) * size),
    async rows(importId: string, rowNos: readonly number[]): Promise<ImportRow[]> {
      if (rowNos.length === 0) return []
      return db
        .select()
        .from(userImportRow)
        .where(and(rowsOf(importId), inArray(userImportRow.rowNo, [...rowNos])))
    },
    /** The next rows of some verdicts after one of them, in their order. */
    after: (importId: string, rowNo: number, wanted: readonly Verdict[], size: number) =>
      db
        .select()
        .from(userImportRow)
        .where(
          and(
            rowsOf(importId),
            sql`${userImportRow.rowNo} > ${rowNo}`,
            inArray(userImportRow.verdict, [...wanted]),
          ),
        )
        .orderBy(asc(userImportRow.rowNo))
        .limit(size),
    total: (importId: string): Promise<number> => db.$count(userImportRow, rowsOf(importId)),
    /** How many rows there are of each verdict and of each outcome. */
    async counts(importId: string) {
      const rows = await db
        .select({
          verdict: userImportRow.verdict,
          outcome: userImportRow.outcome,
          changes: sql<boolean>`${userImportRow.changes} @> '[{"Kept": false}]'`.as('changing'),
          n: sql<number>`count(*)::int`,
        })
        .from(userImportRow)
        .where(rowsOf(importId))
        .groupBy(userImportRow.verdict, userImportRow.outcome, sql`changing`)
      const sum = (isMeant: (row: (typeof rows)[number]) => boolean): number =>
        rows.filter(isMeant).reduce((total, { n }) => total + n, 0)
      return {
        verdict: (wanted: Verdict): number => sum(({ verdict }) => verdict === wanted),
        /** Of the rows that clash those that change something else. */
        clashChanged: sum(({ verdict, changes }) => verdict === 'clash' && changes),
        outcome: (wanted: ImportRow['outcome']): number => sum(({ outcome }) => outcome === wanted),
      }
    },
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
