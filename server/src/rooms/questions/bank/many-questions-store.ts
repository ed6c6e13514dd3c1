import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import {
  question,
  questionSketch,
  questionTag,
  questionVersion,
  questionWording,
} from '../versions/tables.ts'

type Rows<T extends { $inferInsert: object }> = readonly Omit<T['$inferInsert'], 'schoolId'>[]

const atOnce = 500

/** Adds many rows of the bank with few statements. */
export const manyQuestionsStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const portions = async <T>(rows: readonly T[], add: (some: T[]) => Promise<unknown>) => {
    for (let from = 0; from < rows.length; from += atOnce)
      await add(rows.slice(from, from + atOnce))
  }
  return {
    /** Some questions without what they say, held until the transaction ends. */
    lock: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({
              id: question.id,
              stem: question.stem,
              versionId: question.versionId,
              state: question.state,
              revision: question.revision,
            })
            .from(question)
            .where(and(eq(question.schoolId, schoolId), inArray(question.id, [...ids])))
            .orderBy(asc(question.id))
            .for('update'),
    questions: (rows: Rows<typeof question>) =>
      portions(rows, (some) =>
        db.insert(question).values(some.map((row) => ({ ...row, schoolId }))),
      ),
    versions: (rows: Rows<typeof questionVersion>) =>
      portions(rows, (some) =>
        db.insert(questionVersion).values(some.map((row) => ({ ...row, schoolId }))),
      ),
    tags: (rows: Rows<typeof questionTag>) =>
      portions(rows, (some) =>
        db.insert(questionTag).values(some.map((row) => ({ ...row, schoolId }))),
      ),
    wordings: (rows: Rows<typeof questionWording>) =>
      portions(rows, (some) =>
        db.insert(questionWording).values(some.map((row) => ({ ...row, schoolId }))),
      ),
    sketches: (rows: Rows<typeof questionSketch>) =>
      portions(rows, (some) =>
        db.insert(questionSketch).values(some.map((row) => ({ ...row, schoolId }))),
      ),
  }
}
