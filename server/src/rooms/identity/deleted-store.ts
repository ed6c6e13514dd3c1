import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { countListed } from '#platform/database'
import { searchCondition } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import { deletedPerson } from './people-tables.ts'
import { account, loginFailure, person, personToken, session, signInName } from './tables.ts'

export type DeletedRow = typeof deletedPerson.$inferSelect

const tokens = {
  schoolId: personToken.schoolId,
  token: personToken.token,
  object: personToken.personId,
}

/** What of a person says who it is and where they live; erased with nothing to remember, the name goes as well. */
const nothingKnown = {
  gender: null,
  imgUrl: '',
  phone: '',
  phoneState: 'school' as const,
  email: '',
  education: '',
  nation: '',
  nativePlace: '',
  preferences: null,
  searchText: '-',
}

/** The bin of the people of a school. */
export const deletedStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(deletedPerson.schoolId, schoolId)
  const inBin = and(own, isNull(deletedPerson.erasedAt))
  const joined = and(
    eq(person.schoolId, deletedPerson.schoolId),
    eq(person.id, deletedPerson.personId),
  )
  const withAccount = and(eq(account.schoolId, person.schoolId), eq(account.id, person.accountId))
  const matches = async (key: string) =>
    and(
      inBin,
      (
        await searchCondition(db, key, {
          id: person.id,
          text: person.searchText,
          tokens,
          schoolId,
        })
      ).where,
    )
  return {
    /** Those of some people who are in the bin or erased, held until the call ends. */
    async lock(ids: readonly string[]): Promise<DeletedRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(deletedPerson)
        .where(and(own, inArray(deletedPerson.personId, [...ids])))
        .orderBy(asc(deletedPerson.personId))
        .for('update')
    },
    async add(rows: readonly Omit<typeof deletedPerson.$inferInsert, 'schoolId'>[]): Promise<void> {
      if (rows.length > 0)
        await db.insert(deletedPerson).values(rows.map((row) => ({ ...row, schoolId })))
    },
    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length > 0)
        await db.delete(deletedPerson).where(and(inBin, inArray(deletedPerson.personId, [...ids])))
    },
    async list(key: string, page: number, size: number) {
      return db
        .select({ deleted: deletedPerson, person, account })
        .from(deletedPerson)
        .innerJoin(person, joined)
        .innerJoin(account, withAccount)
        .where(await matches(key))
        .orderBy(desc(deletedPerson.at), desc(deletedPerson.personId))
        .limit(size)
        .offset((page - 1) * size)
    },
    count: async (key: string): Promise<number> =>
      countListed(db, sql`${deletedPerson} inner join ${person} on ${joined}`, await matches(key)),
    /** Some who were put into the bin before a moment, the first of them first. */
    async dueBefore(moment: Date, upTo: number): Promise<string[]> {
      const rows = await db
        .select({ id: deletedPerson.personId })
        .from(deletedPerson)
        .where(and(inBin, lt(deletedPerson.at, moment)))
        .orderBy(asc(deletedPerson.at))
        .limit(upTo)
        .for('update', { skipLocked: true })
      return rows.map(({ id }) => id)
    },
    /**
     * Erases people: nothing signs them in or finds them, and what they signed in with is free. The name and the number of
     * those of whom something must be remembered stay with it.
     */
    async erase(ids: readonly string[], remembered: ReadonlySet<string>, at: Date): Promise<void> {
      if (ids.length === 0) return
      const some = and(eq(person.schoolId, schoolId), inArray(person.id, [...ids]))
      const accounts = db.select({ id: person.accountId }).from(person).where(some)
      const theirs = and(eq(account.schoolId, schoolId), inArray(account.id, accounts))
      // Nobody can type this name, and no two people have it.
      const noName = sql<string>`E'\\n' || ${account.id}::text`
      await db
        .delete(loginFailure)
        .where(
          and(
            eq(loginFailure.schoolId, schoolId),
            inArray(
              loginFailure.loginNorm,
              db.select({ name: account.loginNorm }).from(account).where(theirs),
            ),
          ),
        )
      await db
        .delete(session)
        .where(and(eq(session.schoolId, schoolId), inArray(session.accountId, accounts)))
      await db
        .update(account)
        .set({
          loginName: '',
          loginNorm: noName,
          passwordHash: '',
          disabled: true,
          unclaimed: false,
        })
        .where(theirs)
      await db
        .update(person)
        .set({ ...nothingKnown, numberNorm: sql<string>`E'\\n' || ${person.id}::text` })
        .where(some)
      const forgotten = ids.filter((id) => !remembered.has(id))
      if (forgotten.length > 0)
        await db
          .update(person)
          .set({ realName: '已删除的用户', number: '', collegeId: null })
          .where(and(eq(person.schoolId, schoolId), inArray(person.id, forgotten)))
      await db
        .delete(signInName)
        .where(and(eq(signInName.schoolId, schoolId), inArray(signInName.personId, [...ids])))
      await db
        .delete(personToken)
        .where(and(eq(personToken.schoolId, schoolId), inArray(personToken.personId, [...ids])))
      await db
        .update(deletedPerson)
        .set({ erasedAt: at })
        .where(and(own, inArray(deletedPerson.personId, [...ids])))
    },
  }
}
