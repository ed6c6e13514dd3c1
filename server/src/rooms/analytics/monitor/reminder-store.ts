import { and, eq, inArray, max } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { learningReminder } from './tables.ts'

/** Who was reminded of what in the visited school. */
export const reminderStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** Notes that some people are reminded on a day; answers those who had not been. */
  async add(
    people: readonly string[],
    row: {
      readonly objectId: string
      readonly day: string
      readonly sentBy: string
      readonly at: Date
    },
  ): Promise<string[]> {
    if (people.length === 0) return []
    const rows = await db
      .insert(learningReminder)
      .values(people.toSorted().map((personId) => ({ ...row, schoolId, personId })))
      .onConflictDoNothing()
      .returning({ personId: learningReminder.personId })
    return rows.map(({ personId }) => personId)
  },
  /** When each person was reminded last; of some people where they are named. */
  async newest(
    objectId: string,
    people: readonly string[] | undefined,
  ): Promise<ReadonlyMap<string, Date>> {
    if (people?.length === 0) return new Map()
    const rows = await db
      .select({ personId: learningReminder.personId, at: max(learningReminder.at) })
      .from(learningReminder)
      .where(
        and(
          eq(learningReminder.schoolId, schoolId),
          eq(learningReminder.objectId, objectId),
          people && inArray(learningReminder.personId, [...people]),
        ),
      )
      .groupBy(learningReminder.personId)
    return new Map(rows.flatMap(({ personId, at }) => (at ? [[personId, at] as const] : [])))
  },
})
