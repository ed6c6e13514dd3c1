import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { assignmentDraft, assignmentSubmission } from './tables.ts'

export type DraftRow = typeof assignmentDraft.$inferSelect
export type SubmissionRow = typeof assignmentSubmission.$inferSelect

/** What students write for tasks, and what they handed in. */
export const submissionStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const draft = (itemId: string, personId: string) =>
    and(
      eq(assignmentDraft.schoolId, schoolId),
      eq(assignmentDraft.itemId, itemId),
      eq(assignmentDraft.personId, personId),
    )
  const ofWork = (workId: string) =>
    and(eq(assignmentSubmission.schoolId, schoolId), eq(assignmentSubmission.workId, workId))
  return {
    async draft(itemId: string, personId: string): Promise<DraftRow | undefined> {
      return (await db.select().from(assignmentDraft).where(draft(itemId, personId)))[0]
    },
    /** The same, made where there is none, its row held until the call ends. */
    async lockDraft(itemId: string, personId: string): Promise<DraftRow> {
      await db
        .insert(assignmentDraft)
        .values({ schoolId, itemId, personId, body: '', files: [], epoch: 0, version: 0 })
        .onConflictDoNothing()
      const [row] = await db
        .select()
        .from(assignmentDraft)
        .where(draft(itemId, personId))
        .for('update')
      if (!row) throw new Error('a draft vanished')
      return row
    },
    async changeDraft(
      itemId: string,
      personId: string,
      set: Partial<Omit<DraftRow, 'schoolId'>>,
    ): Promise<void> {
      await db.update(assignmentDraft).set(set).where(draft(itemId, personId))
    },
    /** What some people have kept for some items. */
    async drafts(itemIds: readonly string[], personIds: readonly string[]): Promise<DraftRow[]> {
      if (itemIds.length === 0 || personIds.length === 0) return []
      return db
        .select()
        .from(assignmentDraft)
        .where(
          and(
            eq(assignmentDraft.schoolId, schoolId),
            inArray(assignmentDraft.itemId, [...itemIds]),
            inArray(assignmentDraft.personId, [...personIds]),
          ),
        )
    },
    /** The versions of a work, from the first. */
    versions: (workId: string): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(assignmentSubmission)
        .where(ofWork(workId))
        .orderBy(asc(assignmentSubmission.no)),
    /** Of some works the newest versions, by work. */
    async newest(workIds: readonly string[]): Promise<ReadonlyMap<string, SubmissionRow>> {
      if (workIds.length === 0) return new Map()
      const rows = await db
        .selectDistinctOn([assignmentSubmission.workId])
        .from(assignmentSubmission)
        .where(
          and(
            eq(assignmentSubmission.schoolId, schoolId),
            inArray(assignmentSubmission.workId, [...workIds]),
          ),
        )
        .orderBy(assignmentSubmission.workId, desc(assignmentSubmission.no))
      return new Map(rows.map((row) => [row.workId, row]))
    },
    async add(row: Omit<SubmissionRow, 'schoolId'>): Promise<void> {
      await db.insert(assignmentSubmission).values({ schoolId, ...row })
    },
  }
}
