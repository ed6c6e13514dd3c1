import { and, desc, eq, ne } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { OfSchool } from '#platform/visit'
import { procedureMove, procedureWork } from './procedure-tables.ts'

export type WorkRow = typeof procedureWork.$inferSelect
export type MoveRow = typeof procedureMove.$inferSelect

/** Narrows the list; without an author everybody's. */
export type Wanted = { readonly author?: string | undefined; readonly state?: number | undefined }

/** The compositions of a school as their authors write them. */
export const procedureWorkStore = ({ db, school: { id: schoolId } }: OfSchool) => {
  const one = (id: string) => and(eq(procedureWork.schoolId, schoolId), eq(procedureWork.id, id))
  const narrowed = ({ author, state }: Wanted) =>
    and(
      eq(procedureWork.schoolId, schoolId),
      author === undefined ? undefined : eq(procedureWork.authorId, author),
      state === undefined ? undefined : eq(procedureWork.state, state),
    )
  return {
    list: (wanted: Wanted, page: number, size: number): Promise<WorkRow[]> =>
      db
        .select()
        .from(procedureWork)
        .where(narrowed(wanted))
        .orderBy(desc(procedureWork.editedAt), desc(procedureWork.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: Wanted): Promise<number> => countListed(db, procedureWork, narrowed(wanted)),
    /** How many of somebody were never approved. */
    unapprovedOf: (authorId: string): Promise<number> =>
      db.$count(procedureWork, and(narrowed({ author: authorId }), eq(procedureWork.versionNo, 0))),
    async find(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(procedureWork).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async hold(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(procedureWork).where(one(id)).for('update'))[0]
    },
    /** Adds a composition; false where its id is there already. */
    async add(row: Omit<typeof procedureWork.$inferInsert, 'schoolId'>): Promise<boolean> {
      const made = await db
        .insert(procedureWork)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ id: procedureWork.id })
      return made.length > 0
    },
    async change(id: string, set: Partial<WorkRow>): Promise<void> {
      await db.update(procedureWork).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(procedureWork).where(and(one(id), ne(procedureWork.state, 1)))
    },
    async addMove(row: Omit<MoveRow, 'schoolId'>): Promise<void> {
      await db.insert(procedureMove).values({ schoolId, ...row })
    },
    /** What became of one, the newest first. */
    moves: (procedureId: string): Promise<MoveRow[]> =>
      db
        .select()
        .from(procedureMove)
        .where(
          and(eq(procedureMove.schoolId, schoolId), eq(procedureMove.procedureId, procedureId)),
        )
        .orderBy(desc(procedureMove.at), desc(procedureMove.id)),
  }
}
