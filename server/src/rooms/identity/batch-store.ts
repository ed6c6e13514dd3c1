import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { account, person, personToken, session, signInName } from './tables.ts'
import type { newRows } from './seed.ts'

/** Of an account whose first password is not hashed yet: no password is right. */
export const notHashedYet = ''

/** Somebody with all that a list of a school may say of them. */
export type WholePerson = {
  readonly id: string
  readonly accountId: string
  readonly number: string
  readonly numberNorm: string
  readonly loginName: string
  readonly loginNorm: string
  readonly realName: string
  readonly gender: number | null
  readonly roleType: number
  readonly phone: string
  readonly phoneState: string
  readonly email: string
  readonly collegeId: string | null
  /** Made by the school and never used: nobody has signed in, nobody was given another password. */
  readonly unclaimed: boolean
  readonly disabled: boolean
}

const columns = {
  id: person.id,
  accountId: person.accountId,
  number: person.number,
  numberNorm: person.numberNorm,
  loginName: account.loginName,
  loginNorm: account.loginNorm,
  realName: person.realName,
  gender: person.gender,
  roleType: person.roleType,
  phone: person.phone,
  phoneState: person.phoneState,
  email: person.email,
  collegeId: person.collegeId,
  unclaimed: account.unclaimed,
  disabled: account.disabled,
}

/** What is written for somebody new, with the 院系. */
type NewPersonRows = Omit<ReturnType<typeof newRows>, 'person'> & {
  readonly person: ReturnType<typeof newRows>['person'] & { readonly collegeId: string | null }
}

/** Many people of the visited school at once; what is written travels as one parameter, for a statement has room for 65,535. */
export const batchStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const joined = and(eq(account.schoolId, person.schoolId), eq(account.id, person.accountId))
  const people = (where: SQL) =>
    db
      .select(columns)
      .from(person)
      .innerJoin(account, joined)
      .where(and(eq(person.schoolId, schoolId), where))
      .orderBy(person.id)
  return {
    async numbered(numbers: readonly string[]): Promise<WholePerson[]> {
      return numbers.length === 0 ? [] : people(inArray(person.numberNorm, [...numbers]))
    },
    /** The same people held until the call ends, in one order, so that nobody changes them meanwhile. */
    async hold(ids: readonly string[]): Promise<WholePerson[]> {
      return ids.length === 0 ? [] : people(inArray(person.id, [...ids])).for('update')
    },
    async add(all: readonly NewPersonRows[]): Promise<void> {
      const accounts = all.map(({ account: one }) => one)
      await db.execute(sql`
        insert into ${account} (school_id, id, login_name, login_norm, password_hash, must_change, unclaimed, demo)
        select ${schoolId}::uuid, r.id, r."loginName", r."loginNorm", r."passwordHash", r."mustChange", r.unclaimed, r.demo
        from json_to_recordset(${JSON.stringify(accounts)}::json) as r (id uuid, "loginName" text, "loginNorm" text,
          "passwordHash" text, "mustChange" boolean, unclaimed boolean, demo boolean)`)
      await db.execute(sql`
        insert into ${person} (school_id, id, account_id, number, number_norm, real_name, gender, role_type, phone,
          phone_state, email, search_text, college_id)
        select ${schoolId}::uuid, r.id, r."accountId", r.number, r."numberNorm", r."realName", r.gender, r."roleType",
          r.phone, r."phoneState", r.email, r."searchText", r."collegeId"
        from json_to_recordset(${JSON.stringify(all.map((one) => one.person))}::json) as r (id uuid, "accountId" uuid,
          number text, "numberNorm" text, "realName" text, gender smallint, "roleType" smallint, phone text,
          "phoneState" text, email text, "searchText" text, "collegeId" uuid)`)
      const tokens = all.map(({ person: { id }, tokens: own }) => ({ id, tokens: own }))
      await db.execute(sql`
        insert into ${personToken} (school_id, token, person_id)
        select ${schoolId}::uuid, t.token, r.id
        from json_to_recordset(${JSON.stringify(tokens)}::json) as r (id uuid, tokens json),
          json_array_elements_text(r.tokens) as t (token)`)
    },
    async change(
      id: string,
      { person: about, account: entry }: { person: object; account: object },
      accountId: string,
    ): Promise<void> {
      if (Object.keys(about).length > 0)
        await db
          .update(person)
          .set(about)
          .where(and(eq(person.schoolId, schoolId), eq(person.id, id)))
      if (Object.keys(entry).length > 0)
        await db
          .update(account)
          .set(entry)
          .where(and(eq(account.schoolId, schoolId), eq(account.id, accountId)))
    },
    /** Gives first passwords to accounts that still wait for theirs. */
    async giveHashes(hashes: readonly { accountId: string; hash: string }[]): Promise<void> {
      await db.execute(sql`
        update ${account} a set password_hash = r.hash
        from json_to_recordset(${JSON.stringify(hashes)}::json) as r ("accountId" uuid, hash text)
        where a.school_id = ${schoolId}::uuid and a.id = r."accountId" and a.password_hash = ${notHashedYet}`)
    },
    /** Takes people away with all that this room keeps of them. */
    async remove(ids: readonly string[], accountIds: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      const of = (table: typeof personToken | typeof signInName) =>
        and(eq(table.schoolId, schoolId), inArray(table.personId, [...ids]))
      await db.delete(personToken).where(of(personToken))
      await db.delete(signInName).where(of(signInName))
      await db
        .delete(person)
        .where(and(eq(person.schoolId, schoolId), inArray(person.id, [...ids])))
      const entries = [...accountIds]
      await db
        .delete(session)
        .where(and(eq(session.schoolId, schoolId), inArray(session.accountId, entries)))
      await db
        .delete(account)
        .where(and(eq(account.schoolId, schoolId), inArray(account.id, entries)))
    },
  }
}
