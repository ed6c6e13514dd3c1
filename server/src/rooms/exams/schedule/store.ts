import {
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ExamStateName } from '@xinglin/contract/exams'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { exam } from './tables.ts'

export type ExamRow = typeof exam.$inferSelect

/** Narrows the list of those who set examinations. */
export type WantedExams = {
  readonly key: string
  readonly state: 'all' | ExamStateName
  /** Somebody's own, and those of some ids; undefined for all. */
  readonly of: { readonly ownerId: string; readonly ids: readonly string[] } | undefined
}

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
      state === 'all' ? undefined : eq(exam.state, state),
      key === '' ? undefined : ilike(exam.name, containing(key)),
      of && or(eq(exam.ownerId, of.ownerId), among(of.ids)),
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
    async hold(id: string): Promise<ExamRow | undefined> {
      return (await db.select().from(exam).where(one(id)).for('update'))[0]
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
