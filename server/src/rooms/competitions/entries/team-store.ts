import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestEntry, contestMember } from '../contests/tables.ts'
import type { EntryRow, MemberRow } from './entry-store.ts'

/** The teams that compete in the contests of a school. */
export const teamStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** The entries of a contest that were accepted, by their numbers. */
  accepted: (contestId: string): Promise<EntryRow[]> =>
    db
      .select()
      .from(contestEntry)
      .where(
        and(
          eq(contestEntry.schoolId, schoolId),
          eq(contestEntry.contestId, contestId),
          eq(contestEntry.state, 'accepted'),
        ),
      )
      .orderBy(asc(contestEntry.no)),
  /** Which of some people of the school compete in some contests, and which school holds each. */
  async enteredBy(
    contestIds: readonly string[],
    personIds: readonly string[],
  ): Promise<{ contestId: string; entryId: string; personId: string; holderId: string }[]> {
    if (contestIds.length === 0 || personIds.length === 0) return []
    return db
      .select({
        contestId: contestMember.contestId,
        entryId: contestMember.entryId,
        personId: contestMember.personId,
        holderId: contestMember.schoolId,
      })
      .from(contestMember)
      .where(
        and(
          eq(contestMember.partnerId, schoolId),
          eq(contestMember.active, true),
          inArray(contestMember.contestId, [...contestIds]),
          inArray(contestMember.personId, [...personIds]),
        ),
      )
  },
  /** A substitute takes the place of a member. */
  async exchange(
    entryId: string,
    comes: Pick<MemberRow, 'personId'>,
    goes: Pick<MemberRow, 'personId' | 'position'>,
  ): Promise<void> {
    const set = (personId: string, position: string) =>
      db
        .update(contestMember)
        .set({ position })
        .where(
          and(
            eq(contestMember.schoolId, schoolId),
            eq(contestMember.entryId, entryId),
            eq(contestMember.personId, personId),
          ),
        )
    await set(comes.personId, goes.position)
    await set(goes.personId, '')
  },
})
