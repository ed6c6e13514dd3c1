import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Findable } from '#platform/search-index'
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

/** Somebody with what is theirs now. */
type ChangedPerson = Pick<
  WholePerson,
  'id' | 'realName' | 'gender' | 'phone' | 'phoneState' | 'email' | 'collegeId'
>

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
  /** Tokens hold no line breaks; in the order of their index, for there are dozens of each person. */
  const addTokens = (all: readonly { id: string; tokens: readonly string[] }[]) => {
    const rows = all.map(({ id, tokens }) => ({ id, tokens: tokens.join('\n') }))
    return db.execute(sql`
      insert into ${personToken} (school_id, token, person_id)
      select ${schoolId}::uuid, t.token, r.id
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, tokens text),
        string_to_table(r.tokens, ${'\n'}) as t (token)
      order by t.token, r.id`)
  }
  return {
    async numbered(numbers: readonly string[]): Promise<WholePerson[]> {
      // As one parameter, for there are hundreds: each by itself would be read, planned and sent.
      return numbers.length === 0
        ? []
        : people(sql`${person.numberNorm} = any(${sql.param([...numbers])}::text[])`)
    },
    /** The same people held until the call ends, in one order, so that nobody changes them meanwhile. */
    async lock(ids: readonly string[]): Promise<WholePerson[]> {
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
      await addTokens(all.map(({ person: { id }, tokens }) => ({ id, tokens })))
    },
    /** Says of people what is theirs now. */
    async change(all: readonly ChangedPerson[]): Promise<void> {
      const rows = all.map(({ id, realName, gender, phone, phoneState, email, collegeId }) => ({
        id,
        realName,
        gender,
        phone,
        phoneState,
        email,
        collegeId,
      }))
      await db.execute(sql`
        update ${person} p set real_name = r."realName", gender = r.gender, phone = r.phone, phone_state = r."phoneState",
          email = r.email, college_id = r."collegeId"
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, "realName" text, gender smallint, phone text,
          "phoneState" text, email text, "collegeId" uuid)
        where p.school_id = ${schoolId}::uuid and p.id = r.id`)
    },
    async changeLogins(
      all: readonly { accountId: string; loginName: string; loginNorm: string }[],
    ): Promise<void> {
      if (all.length === 0) return
      const rows = all.map(({ accountId, loginName, loginNorm }) => ({
        accountId,
        loginName,
        loginNorm,
      }))
      await db.execute(sql`
        update ${account} a set login_name = r."loginName", login_norm = r."loginNorm"
        from json_to_recordset(${JSON.stringify(rows)}::json) as r ("accountId" uuid, "loginName" text, "loginNorm" text)
        where a.school_id = ${schoolId}::uuid and a.id = r."accountId"`)
    },
    /** Makes people findable by other words. */
    async index(all: readonly { id: string; words: Findable }[]): Promise<void> {
      if (all.length === 0) return
      const rows = all.map(({ id, words: { text } }) => ({ id, text }))
      await db.execute(sql`
        update ${person} p set search_text = r.text
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, text text)
        where p.school_id = ${schoolId}::uuid and p.id = r.id`)
      const ids = all.map(({ id }) => id)
      await db
        .delete(personToken)
        .where(and(eq(personToken.schoolId, schoolId), inArray(personToken.personId, ids)))
      await addTokens(all.map(({ id, words: { tokens } }) => ({ id, tokens })))
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
