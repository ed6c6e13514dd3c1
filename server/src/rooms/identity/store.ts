import { and, asc, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { claimsOf, nameStore, Taken } from './name-store.ts'
import { forgivenBefore, type Failures } from './rules.ts'
import { openSessions } from './session-memory.ts'
import { account, loginFailure, person, personToken, session } from './tables.ts'

export type AccountRow = typeof account.$inferSelect
export type PersonRow = typeof person.$inferSelect
export type SessionRow = typeof session.$inferSelect

/** Accounts and people of the visited school. */
export const identityStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** By login name, or by student or job number. */
  async findByName(norm: string): Promise<{ account: AccountRow; person: PersonRow } | undefined> {
    const by = async (where: SQL) =>
      (
        await db
          .select({ account, person })
          .from(account)
          .innerJoin(
            person,
            and(eq(person.schoolId, account.schoolId), eq(person.accountId, account.id)),
          )
          .where(and(eq(account.schoolId, schoolId), where))
          .limit(1)
      )[0]
    // One after the other, each by its index: both at once would read every person of the school. A number that is
    // another's login name: the login name wins.
    return (await by(eq(account.loginNorm, norm))) ?? by(eq(person.numberNorm, norm))
  },
  async findPerson(id: string): Promise<{ account: AccountRow; person: PersonRow } | undefined> {
    const [row] = await db
      .select({ account, person })
      .from(person)
      .innerJoin(
        account,
        and(eq(account.schoolId, person.schoolId), eq(account.id, person.accountId)),
      )
      .where(and(eq(person.schoolId, schoolId), eq(person.id, id)))
    return row
  },
  async faces(ids: readonly string[]) {
    if (ids.length === 0) return []
    return db
      .select({
        id: person.id,
        name: person.realName,
        imgUrl: person.imgUrl,
        gender: person.gender,
        number: person.number,
      })
      .from(person)
      .where(and(eq(person.schoolId, schoolId), inArray(person.id, [...ids])))
  },
  async failuresOf(loginNorm: string): Promise<Failures | undefined> {
    const [row] = await db
      .select()
      .from(loginFailure)
      .where(and(eq(loginFailure.schoolId, schoolId), eq(loginFailure.loginNorm, loginNorm)))
    return row
  },
  /** Counts one more failure in one statement, so that guesses in parallel count each; answers how many there are. */
  async countFailure(loginNorm: string, at: Date, forgivenBefore: Date): Promise<number> {
    const again = sql<number>`case when ${loginFailure.lastAt} < ${forgivenBefore.toISOString()}::timestamptz then 1 else ${loginFailure.failures} + 1 end`
    const [row] = await db
      .insert(loginFailure)
      .values({ schoolId, loginNorm, failures: 1, lastAt: at })
      .onConflictDoUpdate({
        target: [loginFailure.schoolId, loginFailure.loginNorm],
        set: { failures: again, lastAt: at },
      })
      .returning({ failures: loginFailure.failures })
    return row?.failures ?? 1
  },
  async lockUntil(loginNorm: string, lockedUntil: Date | null): Promise<void> {
    await db
      .update(loginFailure)
      .set({ lockedUntil })
      .where(and(eq(loginFailure.schoolId, schoolId), eq(loginFailure.loginNorm, loginNorm)))
  },
  /** Holds the account's row until the call ends: nobody changes its password or opens a session meanwhile. */
  async lockAccount(id: string): Promise<AccountRow | undefined> {
    const where = and(eq(account.schoolId, schoolId), eq(account.id, id))
    return (await db.select().from(account).where(where).for('update'))[0]
  },
  async forgetFailures(loginNorm: string): Promise<void> {
    await db
      .delete(loginFailure)
      .where(and(eq(loginFailure.schoolId, schoolId), eq(loginFailure.loginNorm, loginNorm)))
  },
  /** Somebody has used the account: nobody may claim it any more. */
  async claimed(accountId: string): Promise<void> {
    await db
      .update(account)
      .set({ unclaimed: false })
      .where(and(eq(account.schoolId, schoolId), eq(account.id, accountId)))
  },
  /** A password of one's own, or a one-time password that must be changed. */
  async setPassword(accountId: string, passwordHash: string, mustChange = false): Promise<void> {
    await db
      .update(account)
      .set({ passwordHash, mustChange, demo: false, unclaimed: false })
      .where(and(eq(account.schoolId, schoolId), eq(account.id, accountId)))
  },
  async addSession(row: typeof session.$inferInsert, atOnce: number): Promise<void> {
    const open = await db
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.schoolId, schoolId), eq(session.accountId, row.accountId)))
      .orderBy(asc(session.lastSeen))
    const tooMany = open.slice(0, Math.max(0, open.length - atOnce + 1)).map((one) => one.id)
    for (const id of tooMany) openSessions.forget(id.toString('hex'))
    if (tooMany.length > 0) await db.delete(session).where(inArray(session.id, tooMany))
    await db.insert(session).values(row)
  },
  async sessionsOf(accountId: string): Promise<SessionRow[]> {
    return db
      .select()
      .from(session)
      .where(and(eq(session.schoolId, schoolId), eq(session.accountId, accountId)))
      .orderBy(desc(session.lastSeen))
  },
  async changePerson(
    id: string,
    set: Partial<Pick<PersonRow, 'gender' | 'phone' | 'phoneState' | 'email' | 'preferences'>>,
  ): Promise<void> {
    await db
      .update(person)
      .set(set)
      .where(and(eq(person.schoolId, schoolId), eq(person.id, id)))
  },
  async endSession(id: Buffer): Promise<void> {
    openSessions.forget(id.toString('hex'))
    await db.delete(session).where(eq(session.id, id))
  },
  async endAllSessions(accountId: string): Promise<void> {
    openSessions.forget('')
    await db
      .delete(session)
      .where(and(eq(session.schoolId, schoolId), eq(session.accountId, accountId)))
  },
  /** Adds people with their accounts, and what they are found by; throws `Taken` where something would sign in another. */
  async insert(
    all: readonly {
      readonly account: typeof account.$inferInsert
      readonly person: typeof person.$inferInsert
      readonly tokens: readonly string[]
    }[],
  ): Promise<void> {
    if (all.length === 0) return
    const claims = all.flatMap((one) =>
      claimsOf({
        ...one.account,
        ...one.person,
        phone: one.person.phone ?? '',
        phoneState: one.person.phoneState ?? 'school',
      }),
    )
    const taken = await nameStore({ db, school: { id: schoolId } }).claim(claims)
    if (taken.length > 0) throw new Taken(taken)
    await db.insert(account).values(all.map((one) => one.account))
    await db.insert(person).values(all.map((one) => one.person))
    // As one parameter: a statement has room for 65,535, and hundreds of people have more tokens.
    const rows = all.flatMap(({ person: { id }, tokens }) => tokens.map((token) => ({ token, id })))
    await db.execute(sql`
      insert into ${personToken} (school_id, token, person_id)
      select ${schoolId}::uuid, one.token, one.id
      from json_to_recordset(${JSON.stringify(rows)}::json) as one (token text, id uuid)`)
  },
})

/** Sessions, before the tenant is known. */
export const sessionStore = (db: Db) => ({
  find: (ids: readonly Buffer[]): Promise<SessionRow[]> =>
    db
      .select()
      .from(session)
      .where(sql`${session.id} = any(${sql.param(ids)}::bytea[])`),
  /** Notes that the owners of some were there. */
  async seen(sessions: readonly { readonly id: Buffer; readonly at: Date }[]): Promise<void> {
    const ids = sessions.map(({ id }) => id)
    const named = sessions.map(({ id, at }) => ({ id: id.toString('hex'), at }))
    await db.execute(sql`
      update ${session} set last_seen = one.at
      from json_to_recordset(${JSON.stringify(named)}::json) as one (id text, at timestamptz)
      where ${session.id} = any(${sql.param(ids)}::bytea[]) and ${session.id} = decode(one.id, 'hex')`)
  },
  async bindSeen(id: Buffer): Promise<void> {
    openSessions.forget(id.toString('hex'))
    await db
      .update(session)
      .set({ bindRequired: true })
      .where(and(eq(session.id, id), ne(session.bindRequired, true)))
  },
  async end(id: Buffer): Promise<void> {
    openSessions.forget(id.toString('hex'))
    await db.delete(session).where(eq(session.id, id))
  },
  async forgetExpired(at: Date): Promise<void> {
    await db.delete(session).where(lt(session.expiresAt, at))
  },
})

/** Forgets the failures of a school that would be forgiven anyway. */
export const forgetFailures = async ({ db, school }: TenantContext, at: Date): Promise<void> => {
  await db
    .delete(loginFailure)
    .where(and(eq(loginFailure.schoolId, school.id), lt(loginFailure.lastAt, forgivenBefore(at))))
}

/** Ends sessions of a school by their ids. */
export const endSessions = async (
  { db, school }: TenantContext,
  ids: readonly Buffer[],
): Promise<void> => {
  if (ids.length === 0) return
  await db
    .delete(session)
    .where(and(eq(session.schoolId, school.id), inArray(session.id, [...ids])))
  openSessions.forget('')
}
