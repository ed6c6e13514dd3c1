import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestProctor } from '../contests/preparation-tables.ts'

/** Who watches over the contests that a school holds. */
export const proctorStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (contestId: string) =>
    and(eq(contestProctor.schoolId, schoolId), eq(contestProctor.contestId, contestId))
  return {
    async ofContest(contestId: string): Promise<string[]> {
      const rows = await db
        .select({ personId: contestProctor.personId })
        .from(contestProctor)
        .where(of(contestId))
      return rows.map(({ personId }) => personId)
    },
    async contestsOf(personId: string): Promise<string[]> {
      const rows = await db
        .select({ contestId: contestProctor.contestId })
        .from(contestProctor)
        .where(and(eq(contestProctor.schoolId, schoolId), eq(contestProctor.personId, personId)))
      return rows.map(({ contestId }) => contestId)
    },
    async isProctor(contestId: string, personId: string): Promise<boolean> {
      return (
        (await db.$count(
          contestProctor,
          and(of(contestId), eq(contestProctor.personId, personId)),
        )) > 0
      )
    },
    /** Names these people, and no others. */
    async set(contestId: string, personIds: readonly string[]): Promise<void> {
      await db.delete(contestProctor).where(of(contestId))
      if (personIds.length > 0)
        await db
          .insert(contestProctor)
          .values(personIds.map((personId) => ({ schoolId, contestId, personId })))
    },
  }
}
