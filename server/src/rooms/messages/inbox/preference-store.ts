import { and, eq } from 'drizzle-orm'
import type { MessageTab } from '@xinglin/contract/messages'
import type { TenantContext } from '#platform/visit'
import { messagePreference } from './tables.ts'

export type PreferenceRow = Omit<typeof messagePreference.$inferSelect, 'schoolId' | 'personId'>

/** How one person of the visited school wants to hear of things. */
export const preferenceStore = (
  { db, school: { id: schoolId } }: TenantContext,
  personId: string,
) => ({
  async all(): Promise<ReadonlyMap<MessageTab, PreferenceRow>> {
    const where = and(
      eq(messagePreference.schoolId, schoolId),
      eq(messagePreference.personId, personId),
    )
    const rows = await db.select().from(messagePreference).where(where)
    return new Map(rows.map((row) => [row.tab, row]))
  },
  async keep(row: PreferenceRow): Promise<void> {
    const { schoolId: school, personId: person, tab } = messagePreference
    await db
      .insert(messagePreference)
      .values({ schoolId, personId, ...row })
      .onConflictDoUpdate({ target: [school, person, tab], set: row })
  },
})
