import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import type { IsOfSubject } from '#teachers'
import type { compositionTables } from './composition-tables.ts'

/** The tables of any kind. */
export type Tables = ReturnType<typeof compositionTables<string>>
export type WorkRow = Tables['work']['$inferSelect']
type NewRow = Omit<Tables['work']['$inferInsert'], 'schoolId'>
export type MoveRow = Tables['move']['$inferSelect']

/** Narrows the list; without an author everybody's, with one also what they examine of others. */
type Wanted = {
  readonly author?: string | undefined
  readonly subject?: IsOfSubject | undefined
  readonly state?: number | undefined
}

/** The compositions of a kind, of a school, as their authors write them. */
export const compositionStore = (
  { work, move }: Tables,
  { db, school: { id: schoolId } }: TenantContext,
) => {
  const one = (id: string) => and(eq(work.schoolId, schoolId), eq(work.id, id))
  const narrowed = ({ author, subject, state }: Wanted) =>
    and(
      eq(work.schoolId, schoolId),
      author === undefined
        ? undefined
        : or(eq(work.authorId, author), subject && and(eq(work.state, 1), subject(work.authorId))),
      state === undefined ? undefined : eq(work.state, state),
    )
  return {
    list: (wanted: Wanted, page: number, size: number): Promise<WorkRow[]> =>
      db
        .select()
        .from(work)
        .where(narrowed(wanted))
        .orderBy(desc(work.editedAt), desc(work.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: Wanted): Promise<number> => countListed(db, work, narrowed(wanted)),
    /** How many that others of a subject submitted wait. */
    countSubmitted: ({
      subject,
      notBy,
    }: {
      subject: IsOfSubject
      notBy: string
    }): Promise<number> =>
      countListed(
        db,
        work,
        and(
          eq(work.schoolId, schoolId),
          eq(work.state, 1),
          subject(work.authorId),
          ne(work.authorId, notBy),
        ),
      ),
    /** Some of them by id, without what they say. */
    titled: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({ id: work.id, title: work.title, state: work.state, authorId: work.authorId })
            .from(work)
            .where(and(eq(work.schoolId, schoolId), inArray(work.id, [...ids]))),
    /** How many of somebody were never approved. */
    unapprovedOf: (authorId: string): Promise<number> =>
      db.$count(work, and(narrowed({ author: authorId }), eq(work.versionNo, 0))),
    async find(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(work).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(work).where(one(id)).for('update'))[0]
    },
    /** Adds a composition; false where its id is there already. */
    async add(row: NewRow): Promise<boolean> {
      const inserted = await db
        .insert(work)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ id: work.id })
      return inserted.length > 0
    },
    async change(id: string, set: Partial<WorkRow>): Promise<void> {
      await db.update(work).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(work).where(and(one(id), ne(work.state, 1)))
    },
    async addMove(row: Omit<MoveRow, 'schoolId'>): Promise<void> {
      await db.insert(move).values({ schoolId, ...row })
    },
    /** What became of one, the newest first. */
    moves: (workId: string): Promise<MoveRow[]> =>
      db
        .select()
        .from(move)
        .where(and(eq(move.schoolId, schoolId), eq(move.workId, workId)))
        .orderBy(desc(move.at), desc(move.id)),
  }
}
