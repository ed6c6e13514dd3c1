import { desc, and, eq } from 'drizzle-orm'
import { newId } from '#platform/ids'
import type { TenantContext, Visit } from '#platform/visit'
import { examEvent } from './tables.ts'

export type EventRow = typeof examEvent.$inferSelect

/** What happened in examinations; rows are only added. */
export const eventStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async add(row: Omit<EventRow, 'schoolId'>): Promise<void> {
    await db.insert(examEvent).values({ ...row, schoolId })
  },
  /** The newest of an examination. */
  newest: (examId: string, most: number): Promise<EventRow[]> =>
    db
      .select()
      .from(examEvent)
      .where(and(eq(examEvent.schoolId, schoolId), eq(examEvent.examId, examId)))
      .orderBy(desc(examEvent.at), desc(examEvent.id))
      .limit(most),
  /** Of one kind in an attempt. */
  ofKind: (attemptId: string, kind: EventRow['kind']): Promise<EventRow[]> =>
    db
      .select()
      .from(examEvent)
      .where(
        and(
          eq(examEvent.schoolId, schoolId),
          eq(examEvent.attemptId, attemptId),
          eq(examEvent.kind, kind),
        ),
      ),
})

/** Writes down what an examinee or a proctor did. */
export const noteEvent = (
  visit: Visit,
  about: Pick<EventRow, 'examId' | 'attemptId' | 'kind' | 'detail'> & { readonly byId?: string },
): Promise<void> =>
  eventStore(visit).add({
    byId: null,
    ...about,
    id: newId(visit.at.getTime()),
    at: visit.at,
  })
