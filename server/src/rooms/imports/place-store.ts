import { and, eq, sql } from 'drizzle-orm'
import { importColumns, type ImportColumn } from '@xinglin/contract/imports'
import type { TenantContext } from '#platform/visit'
import { userImport, userImportRow } from './tables.ts'

/** The columns by which a row says where somebody belongs. */
const placing = ['角色', '院系', '专业', '年级', '班级'] as const satisfies readonly ImportColumn[]

/** The places of the rows of imports, and those that an import made. */
export const placeStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** What the rows say that would put people somewhere, each alike once, as cells of a row; and how many rows say it. */
  async said(importId: string): Promise<{ cells: string[]; rows: number }[]> {
    const cell = (name: ImportColumn) =>
      sql`coalesce(trim(${userImportRow.cells}[${sql.raw(String(importColumns.indexOf(name) + 1))}]), '')`
    const moves = sql`exists (select from jsonb_array_elements(${userImportRow.changes}) change
      where change->>'Column' in ('院系', '班级') and not (change->>'Kept')::boolean)`
    const rows = await db
      .select({
        placed: sql<string[]>`array[${sql.join(placing.map(cell), sql`, `)}]`,
        rows: sql<number>`count(*)::int`,
      })
      .from(userImportRow)
      .where(
        and(
          eq(userImportRow.schoolId, schoolId),
          eq(userImportRow.importId, importId),
          sql`(${userImportRow.verdict} = 'new' or ${userImportRow.verdict} in ('changed', 'clash') and ${moves})`,
        ),
      )
      .groupBy(sql`1`)
      .orderBy(sql`1`)
    return rows.map(({ placed, rows: count }) => ({
      rows: count,
      cells: importColumns.map((name) => placed[placing.findIndex((one) => one === name)] ?? ''),
    }))
  },
  /** Remembers places that an import made. */
  async addMade(
    importId: string,
    {
      colleges,
      classes,
    }: { readonly colleges: readonly string[]; readonly classes: readonly string[] },
  ): Promise<void> {
    if (colleges.length + classes.length === 0) return
    const added = (ids: readonly string[]) =>
      sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
    await db
      .update(userImport)
      .set({
        madeColleges: sql`${userImport.madeColleges} || ${added(colleges)}`,
        madeClasses: sql`${userImport.madeClasses} || ${added(classes)}`,
      })
      .where(and(eq(userImport.schoolId, schoolId), eq(userImport.id, importId)))
  },
})
