import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ExamStateName } from '@xinglin/contract/exams'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import type { IsOfSubject } from '#teachers'
import { exam } from './tables.ts'

export type ExamRow = typeof exam.$inferSelect

/** Narrows the list of those who set examinations. */
export type WantedExams = {
  readonly key: string
  readonly state: 'all' | ExamStateName
  /** Somebody's own, and those of some ids; undefined for all. */
  readonly of:
    | {
        readonly ownerId: string
        readonly ids: readonly string[]
        /** Whose published ones are among them too. */
        readonly subject?: IsOfSubject | undefined
      }
    | undefined
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms)

/** When something is to be told; what is older than this was told by nobody, and is news no more. */
const untold = {
  announcedAt: (at: Date) =>
    and(
      eq(exam.state, 'published'),
      gt(exam.publishedAt, before(at, dayMs)),
      gt(exam.closesAt, at),
      or(isNull(exam.visibleAt), lte(exam.visibleAt, at)),
    ),
  remindedAt: (at: Date) =>
    and(
      eq(exam.state, 'published'),
      gt(exam.opensAt, at),
      lte(exam.opensAt, before(at, -hourMs)),
      or(isNull(exam.visibleAt), lte(exam.visibleAt, at)),
    ),
  resultToldAt: (at: Date) =>
    and(
      inArray(exam.state, ['published', 'archived']),
      or(
        and(sql`${exam.release}->>'Score' = 'manual'`, gt(exam.releasedAt, before(at, dayMs))),
        and(
          sql`${exam.release}->>'Score' = 'closed'`,
          lt(exam.closesAt, at),
          gt(exam.closesAt, before(at, 7 * dayMs)),
        ),
      ),
    ),
} as const

/** The examinations of the visited school. */
export const examStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(exam.schoolId, schoolId)
  const one = (id: string) => and(own, eq(exam.id, id))
  // An empty list of ids is a condition that nothing meets, said without one.
  const among = (ids: readonly string[]): SQL =>
    ids.length === 0 ? sql`false` : inArray(exam.id, [...ids])
  const narrowed = ({ key, state, of }: WantedExams): SQL | undefined =>
    and(
      own,
      // Those of contests are run where their contest is.
      isNull(exam.contestId),
      state === 'all' ? undefined : eq(exam.state, state),
      key === '' ? undefined : ilike(exam.name, containing(key)),
      of &&
        or(
          eq(exam.ownerId, of.ownerId),
          among(of.ids),
          of.subject && and(ne(exam.state, 'draft'), of.subject(exam.ownerId)),
        ),
    )
  return {
    list: (wanted: WantedExams, page: number, size: number): Promise<ExamRow[]> =>
      db
        .select()
        .from(exam)
        .where(narrowed(wanted))
        .orderBy(desc(exam.opensAt), desc(exam.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedExams): Promise<number> => countListed(db, exam, narrowed(wanted)),
    async find(id: string): Promise<ExamRow | undefined> {
      return (await db.select().from(exam).where(one(id)))[0]
    },
    /** An examination, its row held until the call ends. */
    async lock(id: string): Promise<ExamRow | undefined> {
      return (await db.select().from(exam).where(one(id)).for('update'))[0]
    },
    /** An examination that stays as it is until the call ends: many may read it so. */
    async share(id: string): Promise<ExamRow | undefined> {
      return (await db.select().from(exam).where(one(id)).for('share'))[0]
    },
    /** Those of some ids that were published, archived ones too. */
    async published(ids: readonly string[]): Promise<ExamRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(exam)
        .where(and(own, among(ids), inArray(exam.state, ['published', 'archived'])))
        .orderBy(desc(exam.opensAt), desc(exam.id))
    },
    /** Published or put away ones whose hold on questions may have to begin or end by now, held; those of others are left. */
    async unsettled(at: Date, most: number): Promise<string[]> {
      const keysOut = or(sql`${exam.release}->>'Keys' <> 'manual'`, isNotNull(exam.releasedAt))
      const rows = await db
        .select({ id: exam.id })
        .from(exam)
        .where(
          and(
            own,
            or(
              and(eq(exam.state, 'published'), isNull(exam.holdsQuestions)),
              and(
                eq(exam.holdsQuestions, true),
                or(eq(exam.state, 'archived'), and(lt(exam.closesAt, at), keysOut)),
              ),
            ),
          ),
        )
        .orderBy(asc(exam.closesAt))
        .limit(most)
        .for('update', { skipLocked: true })
      return rows.map(({ id }) => id)
    },
    /** Examinations of whose publication, beginning or scores examinees are to be told by now, held; those of others are left. */
    untold: (what: keyof typeof untold, at: Date, most: number): Promise<ExamRow[]> =>
      db
        .select()
        .from(exam)
        .where(and(own, isNull(exam[what]), untold[what](at)))
        .orderBy(asc(exam.opensAt))
        .limit(most)
        .for('update', { skipLocked: true }),
    async add(row: Omit<ExamRow, 'schoolId'>): Promise<void> {
      await db.insert(exam).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<ExamRow>): Promise<void> {
      await db.update(exam).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(exam).where(one(id))
    },
  }
}
