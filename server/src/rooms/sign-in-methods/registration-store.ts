import { and, desc, eq, sql } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { registration } from './tables.ts'

/** A wish to register. */
export type RegistrationRow = typeof registration.$inferSelect

/** What the list of wishes is narrowed by. */
export type WantedRegistrations = {
  readonly key: string
  readonly state?: RegistrationRow['state']
}

/** Wishes to register at the visited school. */
export const registrationStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const narrowed = ({ key, state }: WantedRegistrations) =>
    and(
      eq(registration.schoolId, schoolId),
      state ? eq(registration.state, state) : undefined,
      key === ''
        ? undefined
        : sql`strpos(lower(${registration.realName} || ' ' || ${registration.number} || ' ' || ${registration.phone} || ' ' || ${registration.classCode}), lower(${key})) > 0`,
    )
  return {
    /** False when one with this telephone waits already. */
    async add(row: Omit<typeof registration.$inferInsert, 'schoolId'>): Promise<boolean> {
      const inserted = await db
        .insert(registration)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
        .returning({ id: registration.id })
      return inserted.length > 0
    },
    async lock(id: string): Promise<RegistrationRow | undefined> {
      const where = and(eq(registration.schoolId, schoolId), eq(registration.id, id))
      return (await db.select().from(registration).where(where).for('update'))[0]
    },
    async decide(id: string, set: Partial<RegistrationRow>): Promise<void> {
      await db
        .update(registration)
        .set(set)
        .where(and(eq(registration.schoolId, schoolId), eq(registration.id, id)))
    },
    /** Those that wait stand first, then the newest. */
    list: (wanted: WantedRegistrations, page: number, size: number): Promise<RegistrationRow[]> =>
      db
        .select()
        .from(registration)
        .where(narrowed(wanted))
        .orderBy(
          sql`${registration.state} = 'pending' desc`,
          desc(registration.at),
          desc(registration.id),
        )
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedRegistrations): Promise<number> =>
      countListed(db, sql`${registration}`, narrowed(wanted)),
  }
}
