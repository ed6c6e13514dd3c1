import { and, asc, eq, exists, gte, inArray, lt, lte, not, sql, type SQL } from 'drizzle-orm'
import { nobody } from '@xinglin/contract/call'
import type { PracticeFilter } from '@xinglin/contract/questions'
import { countListed } from '#platform/database'
import type { Day, TenantContext } from '#platform/visit'
import { questionHold } from '../holds/tables.ts'
import { question, questionTag } from '../versions/tables.ts'
import { practiceAnswer, wrongItem, type DrawnQuestion } from './tables.ts'

/** Who practises what, and when. */
export type WantedPractice = PracticeFilter & { readonly personId: string; readonly today: Day }

/** What the visited school offers for practice: what was approved, is not kept for examinations, and held by none now. */
export const drawStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const held = (questionId: SQL): SQL =>
    exists(
      db
        .select({ id: questionHold.questionId })
        .from(questionHold)
        .where(and(eq(questionHold.schoolId, schoolId), eq(questionHold.questionId, questionId))),
    )
  const open = and(
    eq(question.schoolId, schoolId),
    eq(question.state, 'approved'),
    eq(question.practice, true),
    not(held(sql`${question}.id`)),
  )
  const tagged = (code: string): SQL =>
    exists(
      db
        .select({ id: questionTag.questionId })
        .from(questionTag)
        .where(
          and(
            eq(questionTag.schoolId, schoolId),
            eq(questionTag.code, code),
            eq(questionTag.questionId, sql`${question}.id`),
          ),
        ),
    )
  const answeredBy = (personId: string): SQL =>
    exists(
      db
        .select({ id: practiceAnswer.unitId })
        .from(practiceAnswer)
        .where(
          and(
            eq(practiceAnswer.schoolId, schoolId),
            eq(practiceAnswer.personId, personId),
            eq(practiceAnswer.questionId, sql`${question}.id`),
          ),
        ),
    )
  const missedBy = (personId: string): SQL =>
    exists(
      db
        .select({ id: wrongItem.unitId })
        .from(wrongItem)
        .where(
          and(
            eq(wrongItem.schoolId, schoolId),
            eq(wrongItem.personId, personId),
            eq(wrongItem.isMastered, false),
            eq(wrongItem.questionId, sql`${question}.id`),
          ),
        ),
    )
  const narrowed = ({
    DepartmentId,
    Types,
    Tag,
    Source,
    personId,
  }: WantedPractice): SQL | undefined =>
    and(
      open,
      DepartmentId === null || DepartmentId === nobody
        ? undefined
        : eq(question.departmentId, DepartmentId),
      Types.length === 0 ? undefined : inArray(question.type, [...Types]),
      Tag === '' ? undefined : tagged(Tag),
      Source === 'new' ? not(answeredBy(personId)) : undefined,
      Source === 'wrong' ? missedBy(personId) : undefined,
    )
  const from = async (
    where: SQL | undefined,
    most: number,
  ): Promise<(DrawnQuestion & { id: string })[]> => {
    const rows = await db
      .select({ id: question.id, versionId: question.versionId })
      .from(question)
      .where(where)
      .orderBy(asc(question.drawKey))
      .limit(most)
    return rows.flatMap(({ id, versionId }) =>
      versionId === null ? [] : [{ id, questionId: id, versionId }],
    )
  }
  return {
    /** How many questions are offered by department and type. */
    counts: (): Promise<{ departmentId: string; type: string; n: number }[]> =>
      db
        .select({
          departmentId: question.departmentId,
          type: question.type,
          n: sql<number>`count(*)::int`,
        })
        .from(question)
        .where(open)
        .groupBy(question.departmentId, question.type),
    count: (wanted: WantedPractice): Promise<number> => countListed(db, question, narrowed(wanted)),
    /** As many as are asked for from a place among all, and on from the beginning where the end comes first. */
    async near(wanted: WantedPractice, drawKey: number, most: number) {
      const where = narrowed(wanted)
      const behind = await from(and(where, gte(question.drawKey, drawKey)), most)
      if (behind.length >= most) return behind
      const before = await from(and(where, lt(question.drawKey, drawKey)), most - behind.length)
      return [...behind, ...before]
    },
    /** What of the wrong-item book is due first. */
    async dueFirst(wanted: WantedPractice, most: number) {
      const due = await db
        .select({ id: wrongItem.questionId, dueDay: sql<string>`min(${wrongItem.dueDay})` })
        .from(wrongItem)
        .innerJoin(question, and(narrowed(wanted), eq(question.id, wrongItem.questionId)))
        .where(
          and(
            eq(wrongItem.schoolId, schoolId),
            eq(wrongItem.personId, wanted.personId),
            eq(wrongItem.isMastered, false),
          ),
        )
        .groupBy(wrongItem.questionId)
        .orderBy(sql`2`, asc(wrongItem.questionId))
        .limit(most)
      if (due.length === 0) return []
      const order = due.map(({ id }) => id)
      const rows = await from(and(open, inArray(question.id, order)), most)
      return rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    },
    /** What stands in somebody's book, and how much of it is due and may be practised. */
    async bookOf(personId: string, today: Day): Promise<{ all: number; due: number }> {
      const own = and(
        eq(wrongItem.schoolId, schoolId),
        eq(wrongItem.personId, personId),
        eq(wrongItem.isMastered, false),
      )
      return {
        all: await countListed(db, wrongItem, own),
        due: await countListed(
          db,
          wrongItem,
          and(own, lte(wrongItem.dueDay, today), not(held(sql`${wrongItem}.question_id`))),
        ),
      }
    },
  }
}
