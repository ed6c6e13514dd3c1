import { sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { account, person, signInName } from './tables.ts'

/** Something that is to sign a person in: a login name or number as compared, or a telephone that was proven. */
export type Claim = {
  readonly kind: 'name' | 'phone'
  readonly value: string
  readonly personId: string
}

/** What signs somebody in. */
export type Signing = {
  readonly id: string
  readonly loginNorm: string
  readonly numberNorm: string
  readonly phone: string
  readonly phoneState: string
}

/** Everything that signs somebody in, each once. */
export const claimsOf = (one: Signing): Claim[] => [
  ...[...new Set([one.loginNorm, one.numberNorm])]
    .filter((value) => value !== '')
    .map((value) => ({ kind: 'name' as const, value, personId: one.id })),
  ...(one.phone !== '' && one.phoneState === 'proven'
    ? [{ kind: 'phone' as const, value: one.phone, personId: one.id }]
    : []),
]

/** Somebody else has what was claimed. */
export class Taken extends Error {
  override readonly name = 'Taken'
  readonly claims: readonly Claim[]

  constructor(claims: readonly Claim[]) {
    super('a name of somebody else')
    this.claims = claims
  }
}

/** Everything that signs somebody in at the visited school, each of one person alone. */
export const nameStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const listed = (claims: readonly Claim[]) => {
    const kinds = sql.param(claims.map(({ kind }) => kind))
    const values = sql.param(claims.map(({ value }) => value))
    const people = sql.param(claims.map(({ personId }) => personId))
    // Arrays, whose length the planner knows: a few names are looked up by the index, and not all of a school read.
    return sql`unnest(${kinds}::text[], ${values}::text[], ${people}::uuid[]) as w (kind, value, person)`
  }
  const same = sql`s.school_id = ${schoolId}::uuid and s.kind = w.kind and s.value = w.value`
  return {
    /**
     * Claims all at once; answers those that are another's, which may be one of the same claims. Whoever claims the same
     * meanwhile waits until this call ends, and all take them in one order, so that no two wait for each other: a
     * transaction claims once.
     */
    async claim(claims: readonly Claim[]): Promise<readonly Claim[]> {
      if (claims.length === 0) return []
      await db.execute(sql`
        insert into ${signInName} (school_id, kind, value, person_id)
        select ${schoolId}::uuid, w.kind, w.value, w.person from ${listed(claims)}
        order by w.kind, w.value collate "C"
        on conflict do nothing`)
      // What its owner has no longer: a server of the last release changed the person and not this.
      await db.execute(sql`
        update ${signInName} s set person_id = w.person from ${listed(claims)}
        where ${same} and s.person_id <> w.person
          and not (s.person_id::text = any (select json_array_elements_text(${JSON.stringify(claims.map(({ personId }) => personId))}::json)))
          and not exists (
            select from ${person} p
            join ${account} a on a.school_id = p.school_id and a.id = p.account_id
            where p.school_id = s.school_id and p.id = s.person_id
              and case s.kind when 'phone' then p.phone = s.value and p.phone_state = 'proven'
                else s.value in (a.login_norm, p.number_norm) end)`)
      const { rows } = await db.execute<{ kind: Claim['kind']; value: string; person: string }>(sql`
        select w.kind, w.value, w.person from ${listed(claims)}
        join ${signInName} s on ${same} where s.person_id <> w.person`)
      return rows.map(({ kind, value, person: personId }) => ({ kind, value, personId }))
    },
    /** Gives up everything of some people but what they have still. */
    async release(personIds: readonly string[], kept: readonly Claim[]): Promise<void> {
      if (personIds.length === 0) return
      await db.execute(sql`
        delete from ${signInName} s
        where s.school_id = ${schoolId}::uuid
          and s.person_id = any(${`{${personIds.join(',')}}`}::uuid[])
          and not exists (
            select from ${listed(kept)} where ${same} and s.person_id = w.person)`)
    },
    /** Some people of whom nothing is claimed yet; each is looked up by the index, however few there are. */
    async unclaimed(upTo: number): Promise<Signing[]> {
      const { rows } = await db.execute<Signing>(sql`
        select p.id, a.login_norm as "loginNorm", p.number_norm as "numberNorm", p.phone,
          p.phone_state as "phoneState"
        from ${person} p join ${account} a on a.school_id = p.school_id and a.id = p.account_id
        where p.school_id = ${schoolId}::uuid and (
          select s.person_id from ${signInName} s
          where s.school_id = p.school_id and s.person_id = p.id limit 1) is null
        limit ${upTo}`)
      return rows
    },
  }
}

const portion = 500

/** Claims for people who were written before names were claimed, a portion at a time. */
export const claimOldNames = async (school: TenantContext): Promise<void> => {
  const store = nameStore(school)
  const old = await store.unclaimed(portion)
  // A login name goes before another's number, as it does where somebody signs in.
  await store.claim(old.flatMap((one) => claimsOf({ ...one, numberNorm: '' })))
  await store.claim(old.flatMap(claimsOf))
}
