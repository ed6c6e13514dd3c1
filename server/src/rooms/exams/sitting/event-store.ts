import { desc, and, eq } from 'drizzle-orm'
import { insertRows } from '#platform/database'
import { newId } from '#platform/ids'
import type { TenantContext, Visit } from '#platform/visit'
import { examEvent } from './tables.ts'

export type EventRow = typeof examEvent.$inferSelect

/** What happened in examinations; rows are only added. */
export const eventStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async add(rows: readonly Omit<EventRow, 'schoolId'>[]): Promise<void> {
    await insertRows(
      db,
      examEvent,
      rows.map((row) => ({ ...row, schoolId })),
      examEvent.id,
    )
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

type About = Pick<EventRow, 'examId' | 'attemptId' | 'kind' | 'detail'> & { readonly byId?: string }

/** Something that an examinee or a proctor did at a moment, as it is written down. */
export const eventAt = (at: Date, about: About): Omit<EventRow, 'schoolId'> => ({
  byId: null,
  ...about,
  id: newId(at.getTime()),
  at,
})

/** Writes down what an examinee or a proctor did. */
export const noteEvent = (visit: Visit, about: About): Promise<void> =>
  eventStore(visit).add([eventAt(visit.at, about)])
