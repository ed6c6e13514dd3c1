import { and, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import type { AccountRow, PersonRow } from './store.ts'
import { account, person } from './tables.ts'

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
