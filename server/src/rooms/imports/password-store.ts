import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { initialPassword, userImport } from './tables.ts'

export type PasswordRow = Omit<typeof initialPassword.$inferInsert, 'schoolId'>

/** First passwords of the visited school that wait to be hashed, or to be printed. */
export const passwordStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(initialPassword.schoolId, schoolId)
  const ofImport = (importId: string) => and(own, eq(initialPassword.importId, importId))
  const among = (ids: readonly string[]) => inArray(initialPassword.accountId, [...ids])
  return {
    async add(rows: readonly PasswordRow[]): Promise<void> {
      if (rows.length === 0) return
      await db.execute(sql`
        insert into ${initialPassword} (school_id, account_id, import_id, row_no, word, listed)
        select ${schoolId}::uuid, r."accountId", r."importId", r."rowNo", r.word, r.listed
        from json_to_recordset(${JSON.stringify(rows)}::json) as r ("accountId" uuid, "importId" uuid, "rowNo" int,
          word text, listed boolean)`)
    },
    /** Some that wait; whatever another process is just hashing is passed by. */
    waiting: (size: number) =>
      db
        .select({
          accountId: initialPassword.accountId,
          word: initialPassword.word,
          listed: initialPassword.listed,
        })
        .from(initialPassword)
        .where(and(own, sql`not ${initialPassword.hashed}`))
        .limit(size)
        .for('update', { skipLocked: true }),
    /** These are hashed: only what is to be printed is kept. */
    async hashed(rows: readonly { accountId: string; listed: boolean }[]): Promise<void> {
      const ids = (listed: boolean) =>
        rows.filter((row) => row.listed === listed).map(({ accountId }) => accountId)
      await db
        .update(initialPassword)
        .set({ hashed: true, word: '' })
        .where(and(own, among(ids(false))))
      await db
        .update(initialPassword)
        .set({ hashed: true })
        .where(and(own, among(ids(true))))
    },
    async progress(importId: string) {
      const [row] = await db
        .select({
          Total: sql<number>`count(*)::int`,
          Hashed: sql<number>`count(*) filter (where ${initialPassword.hashed})::int`,
          Listed: sql<boolean>`coalesce(bool_or(${initialPassword.listed}), false)`,
        })
        .from(initialPassword)
        .where(ofImport(importId))
      return row ?? { Total: 0, Hashed: 0, Listed: false }
    },
    page: (importId: string, page: number, size: number) =>
      db
        .select()
        .from(initialPassword)
        .where(and(ofImport(importId), eq(initialPassword.listed, true)))
        .orderBy(asc(initialPassword.rowNo))
        .limit(size)
        .offset((page - 1) * size),
    listed: (importId: string): Promise<number> =>
      db.$count(initialPassword, and(ofImport(importId), eq(initialPassword.listed, true))),
    async remove(accountIds: readonly string[]): Promise<void> {
      if (accountIds.length === 0) return
      await db.delete(initialPassword).where(and(own, among(accountIds)))
    },
  }
}

const keptMs = 86_400_000

/** Forgets the first passwords of a school a day after they were drawn; what is not hashed yet waits on. */
export const forgetPasswords = async ({ db, school }: TenantContext, at: Date): Promise<void> => {
  const old = db
    .select({ id: userImport.id })
    .from(userImport)
    .where(
      and(
        eq(userImport.schoolId, school.id),
        lt(userImport.doneAt, new Date(at.getTime() - keptMs)),
      ),
    )
  await db
    .delete(initialPassword)
    .where(
      and(
        eq(initialPassword.schoolId, school.id),
        eq(initialPassword.hashed, true),
        inArray(initialPassword.importId, old),
      ),
    )
}
