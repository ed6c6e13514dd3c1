import { and, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import type { AccountRow, PersonRow } from './store.ts'
import { account, person } from './tables.ts'

/** How somebody is reached outside; empty where they are not. */
export type Contact = {
  readonly number: string
  /** Proven by them, or given by the school. */
  readonly phone: string
  readonly email: string
}

/** How a person of the visited school is reached; undefined of nobody. */
export const contactOf = async (
  { db, school: { id: schoolId } }: TenantContext,
  id: string,
): Promise<Contact | undefined> => {
  const [row] = await db
    .select({
      number: person.number,
      phone: person.phone,
      phoneState: person.phoneState,
      email: person.email,
    })
    .from(person)
    .where(and(eq(person.schoolId, schoolId), eq(person.id, id)))
  if (!row) return undefined
  // A number that nobody vouches for may be a stranger's.
  return { number: row.number, email: row.email, phone: row.phoneState === 'own' ? '' : row.phone }
}

/** People of the visited school by their telephones. */
export const phoneStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** Everybody to whom the school gave a number, or who has proven it. */
  async having(phone: string): Promise<{ account: AccountRow; person: PersonRow }[]> {
    if (phone === '') return []
    return db
      .select({ account, person })
      .from(person)
      .innerJoin(
        account,
        and(eq(account.schoolId, person.schoolId), eq(account.id, person.accountId)),
      )
      .where(
        and(
          eq(person.schoolId, schoolId),
          eq(person.phone, phone),
          inArray(person.phoneState, ['school', 'proven']),
        ),
      )
      .limit(5)
  },
})
