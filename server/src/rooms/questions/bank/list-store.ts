import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  ilike,
  inArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { question, questionSketch, questionTag } from '../versions/tables.ts'
import type { QuestionRow } from './store.ts'

/** Narrows the list of the bank. */
export type WantedQuestions = {
  readonly key: string
  readonly type: string
  readonly state: 'all' | 'draft' | 'waiting' | 'approved' | 'retired'
  readonly departmentId: string | undefined
  readonly difficulty: number
  readonly tag: string
  /** Only what somebody wrote. */
  readonly authorId: string | undefined
  /** Whose unapproved questions are among them; undefined for everybody's. */
  readonly reader: string | undefined
  /** Subjects and 科室 of which the reader examines what waits. */
  readonly examined?: readonly string[]
  /** Only these; all of them where nothing is said. */
  readonly ids?: readonly string[]
}

export type ListedQuestion = Omit<QuestionRow, 'draft' | 'words' | 'schoolId'>

// Neither the draft nor all of the words: a list of a hundred would carry megabytes.
const { schoolId: _school, draft: _draft, words: _words, ...listed } = getTableColumns(question)

/** The lists of the bank, and what of it is like a text. */
export const questionListStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = eq(question.schoolId, schoolId)
  const standing = (state: WantedQuestions['state']): SQL | undefined => {
    if (state === 'all') return undefined
    if (state === 'draft')
      return and(eq(question.state, 'unpublished'), eq(question.revision, 'draft'))
    if (state === 'waiting') return eq(question.revision, 'waiting')
    return eq(question.state, state)
  }
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
  const waitingIn = (places: readonly string[]): SQL | undefined =>
    places.length === 0
      ? undefined
      : and(
          eq(question.revision, 'waiting'),
          or(inArray(question.departmentId, [...places]), inArray(question.sectionId, [...places])),
        )
  const narrowed = (wanted: WantedQuestions): SQL | undefined =>
    and(
      all,
      wanted.type === '' ? undefined : eq(question.type, wanted.type),
      standing(wanted.state),
      wanted.departmentId === undefined
        ? undefined
        : or(
            eq(question.departmentId, wanted.departmentId),
            eq(question.sectionId, wanted.departmentId),
          ),
      wanted.difficulty === 0 ? undefined : eq(question.difficulty, wanted.difficulty),
      wanted.authorId === undefined ? undefined : eq(question.authorId, wanted.authorId),
      wanted.reader === undefined
        ? undefined
        : or(
            eq(question.authorId, wanted.reader),
            sql`${question.versionNo} > 0`,
            waitingIn(wanted.examined ?? []),
          ),
      wanted.tag === '' ? undefined : tagged(wanted.tag),
      wanted.ids === undefined ? undefined : inArray(question.id, [...wanted.ids]),
      wanted.key === '' ? undefined : ilike(question.words, containing(wanted.key)),
    )
  return {
    list: (wanted: WantedQuestions, page: number, size: number): Promise<ListedQuestion[]> =>
      db
        .select(listed)
        .from(question)
        .where(narrowed(wanted))
        .orderBy(desc(question.editedAt), desc(question.id))
        .limit(size)
        .offset((page - 1) * size),
    /** How many wait, of some subjects and 科室 (undefined for all), but for those of one author. */
    countWaiting: (
      places: readonly string[] | undefined,
      notBy: string | undefined,
    ): Promise<number> =>
      places?.length === 0
        ? Promise.resolve(0)
        : countListed(
            db,
            question,
            and(
              all,
              standing('waiting'),
              places && waitingIn(places),
              notBy === undefined
                ? undefined
                : sql`${question.authorId} is distinct from ${notBy}::uuid`,
            ),
          ),
    count: (wanted: WantedQuestions): Promise<number> =>
      countListed(db, question, narrowed(wanted)),
    /** How many questions stand in each place. */
    async byPlace(): Promise<ReadonlyMap<string, number>> {
      const place = sql<string>`unnest(array_remove(array[${question.departmentId}, ${question.sectionId}], null))`
      const rows = await db
        .select({ id: place, n: sql<number>`count(*)::int` })
        .from(question)
        .where(all)
        .groupBy(sql`1`)
      return new Map(rows.map(({ id, n }) => [id, n]))
    },
    async resketch(id: string, hashes: readonly number[]): Promise<void> {
      const own = and(eq(questionSketch.schoolId, schoolId), eq(questionSketch.questionId, id))
      await db.delete(questionSketch).where(own)
      if (hashes.length > 0)
        await db
          .insert(questionSketch)
          .values(hashes.map((hash) => ({ schoolId, hash, questionId: id })))
    },
    /** The sketches of all questions that share at least so many hashes with some others; each by its question. */
    async sketchesNear(
      hashes: readonly number[],
      least: number,
    ): Promise<ReadonlyMap<string, number[]>> {
      const near = db
        .select({ id: questionSketch.questionId })
        .from(questionSketch)
        .where(
          and(
            eq(questionSketch.schoolId, schoolId),
            sql`${questionSketch.hash} = any(${`{${hashes.join(',')}}`}::int[])`,
          ),
        )
        .groupBy(questionSketch.questionId)
        .having(sql`count(*) >= ${least}`)
      const rows = await db
        .select({ id: questionSketch.questionId, hash: questionSketch.hash })
        .from(questionSketch)
        .where(and(eq(questionSketch.schoolId, schoolId), inArray(questionSketch.questionId, near)))
      const sketches = new Map<string, number[]>()
      for (const { id, hash } of rows) sketches.set(id, [...(sketches.get(id) ?? []), hash])
      return sketches
    },
    /** The questions that share most hashes with a sketch, those that share most first. */
    async sharing(
      hashes: readonly number[],
      but: string,
      most: number,
    ): Promise<(QuestionRow & { shared: number })[]> {
      if (hashes.length === 0) return []
      const near = db
        .select({ id: questionSketch.questionId, shared: sql<number>`count(*)::int`.as('shared') })
        .from(questionSketch)
        .where(
          and(
            eq(questionSketch.schoolId, schoolId),
            inArray(questionSketch.hash, [...hashes]),
            sql`${questionSketch.questionId} <> ${but}::uuid`,
          ),
        )
        .groupBy(questionSketch.questionId)
        .orderBy(sql`count(*) desc`)
        .limit(most)
        .as('near')
      const rows = await db
        .select({ row: question, shared: near.shared })
        .from(near)
        .innerJoin(question, and(all, eq(question.id, near.id)))
        .orderBy(desc(near.shared))
      return rows.map(({ row, shared }) => ({ ...row, shared }))
    },
  }
}
