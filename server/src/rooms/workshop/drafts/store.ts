import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { countListed } from '#platform/database'
import { searchCondition, type Findable } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import type { IsOfSubject } from '#teachers'
import { caseMove, caseToken, caseWork } from './case-tables.ts'

export type WorkRow = typeof caseWork.$inferSelect
export type MoveRow = typeof caseMove.$inferSelect

/** A case without what it says: lists read no drafts. */
export type WorkLine = Omit<WorkRow, 'draft'>

/** Narrows the list of cases. */
export type WantedCases = {
  readonly key: string
  readonly state?: number
  readonly department?: string
  readonly difficulty?: number
  /** The teacher who looks; undefined for those who see all. */
  readonly viewer?: string | undefined
  /** Whose submitted cases the viewer examines. */
  readonly subject?: IsOfSubject | undefined
  /** Only those of which something was approved. */
  readonly approved?: true
  readonly among?: readonly string[]
  /** Whose: the person's own, or those that others share. */
  readonly own?: { readonly personId: string; readonly is: boolean }
}

const tokens = {
  schoolId: caseToken.schoolId,
  token: caseToken.token,
  object: caseToken.caseId,
}

const { draft: _draft, ...line } = getTableColumns(caseWork)

/** The cases of the visited school as their authors write them. */
export const workStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(caseWork.schoolId, schoolId), eq(caseWork.id, id))
  const shared = and(eq(caseWork.shared, true), gt(caseWork.versionNo, 0))
  const submitted = eq(caseWork.state, 1)
  const examined = (subject: IsOfSubject | undefined) =>
    subject && and(submitted, subject(caseWork.authorId))
  const seenBy = ({ viewer, subject }: Pick<WantedCases, 'viewer' | 'subject'>): SQL | undefined =>
    and(
      eq(caseWork.schoolId, schoolId),
      viewer === undefined
        ? undefined
        : or(eq(caseWork.authorId, viewer), shared, examined(subject)),
    )
  // To a teacher who only uses a case it is approved, whatever its author is about.
  const inState = ({ state, viewer, subject }: WantedCases): SQL | undefined => {
    if (state === undefined) return undefined
    if (viewer === undefined) return eq(caseWork.state, state)
    const own = and(eq(caseWork.authorId, viewer), eq(caseWork.state, state))
    if (state === 1) return or(own, examined(subject))
    return state === 2
      ? or(own, and(sql`${caseWork.authorId} is distinct from ${viewer}`, shared))
      : own
  }
  const narrowed = async (wanted: WantedCases): Promise<SQL | undefined> => {
    const { key, department, difficulty, own } = wanted
    const words = { id: caseWork.id, text: caseWork.searchText, tokens, schoolId }
    return and(
      seenBy(wanted),
      inState(wanted),
      department ? eq(caseWork.department, department) : undefined,
      wanted.approved ? gt(caseWork.versionNo, 0) : undefined,
      wanted.among ? inArray(caseWork.id, [...wanted.among]) : undefined,
      difficulty ? eq(caseWork.difficulty, difficulty) : undefined,
      own
        ? own.is
          ? eq(caseWork.authorId, own.personId)
          : sql`${caseWork.authorId} is distinct from ${own.personId}::uuid`
        : undefined,
      (await searchCondition(db, key, words)).where,
    )
  }
  return {
    async list(wanted: WantedCases, page: number, size: number): Promise<WorkLine[]> {
      return db
        .select(line)
        .from(caseWork)
        .where(await narrowed(wanted))
        .orderBy(desc(caseWork.editedAt), desc(caseWork.id))
        .limit(size)
        .offset((page - 1) * size)
    },
    async count(wanted: WantedCases): Promise<number> {
      return countListed(db, caseWork, await narrowed(wanted))
    },
    /** The departments of the cases that somebody sees. */
    async departments(seen: Pick<WantedCases, 'viewer' | 'subject'>): Promise<string[]> {
      const rows = await db
        .selectDistinct({ department: caseWork.department })
        .from(caseWork)
        .where(seenBy(seen))
        .orderBy(asc(caseWork.department))
      return rows.map(({ department }) => department)
    },
    /** Some of them by id, without what they say. */
    titled: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({
              id: caseWork.id,
              title: caseWork.title,
              state: caseWork.state,
              authorId: caseWork.authorId,
            })
            .from(caseWork)
            .where(and(eq(caseWork.schoolId, schoolId), inArray(caseWork.id, [...ids]))),
    /** How many stand in a state, whoever wrote them or of one author. */
    countIn: (state: number, author?: string): Promise<number> =>
      countListed(
        db,
        caseWork,
        and(
          eq(caseWork.schoolId, schoolId),
          eq(caseWork.state, state),
          author === undefined ? undefined : eq(caseWork.authorId, author),
        ),
      ),
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
        caseWork,
        and(eq(caseWork.schoolId, schoolId), examined(subject), ne(caseWork.authorId, notBy)),
      ),
    /** How many cases of somebody were never approved. */
    unapprovedOf: (authorId: string): Promise<number> =>
      db.$count(
        caseWork,
        and(
          eq(caseWork.schoolId, schoolId),
          eq(caseWork.authorId, authorId),
          eq(caseWork.versionNo, 0),
        ),
      ),
    async find(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(caseWork).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(caseWork).where(one(id)).for('update'))[0]
    },
    /** Adds a case; false where its id is there already. */
    async add(row: Omit<typeof caseWork.$inferInsert, 'schoolId'>): Promise<boolean> {
      const inserted = await db
        .insert(caseWork)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ id: caseWork.id })
      return inserted.length > 0
    },
    async change(id: string, set: Partial<WorkRow>): Promise<void> {
      await db.update(caseWork).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      const { schoolId: tokenSchool, caseId: tokenCase } = caseToken
      await db.delete(caseToken).where(and(eq(tokenSchool, schoolId), eq(tokenCase, id)))
      await db.delete(caseWork).where(and(one(id), ne(caseWork.state, 1)))
    },
    /** Makes a case findable by other words. */
    async index(id: string, { text, tokens: words }: Findable): Promise<void> {
      await this.change(id, { searchText: text })
      const own = and(eq(caseToken.schoolId, schoolId), eq(caseToken.caseId, id))
      await db.delete(caseToken).where(own)
      if (words.length > 0)
        await db.insert(caseToken).values(words.map((token) => ({ schoolId, token, caseId: id })))
    },
    async addMove(row: Omit<MoveRow, 'schoolId'>): Promise<void> {
      await db.insert(caseMove).values({ schoolId, ...row })
    },
    /** What became of a case, the newest first. */
    moves: (caseId: string): Promise<MoveRow[]> =>
      db
        .select()
        .from(caseMove)
        .where(and(eq(caseMove.schoolId, schoolId), eq(caseMove.caseId, caseId)))
        .orderBy(desc(caseMove.at), desc(caseMove.id)),
  }
}
