import { and, asc, desc, eq, exists, ilike, inArray, sql, type SQL } from 'drizzle-orm'
import type { QuestionForm } from '@xinglin/contract/questions'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { question, questionTag, questionUse, questionVersion } from '../versions/tables.ts'

/** A question as papers choose it: by its approved version. */
export type PoolQuestion = {
  readonly id: string
  readonly versionId: string
  readonly versionNo: number
  readonly type: string
  readonly difficulty: number
  readonly stem: string
  readonly practice: boolean
  readonly usable: boolean
  readonly tags: readonly string[]
}

/** Narrows what may be chosen; empty members do not. */
export type WantedPool = {
  readonly key: string
  readonly type: string
  readonly theme: string
  readonly difficulty: number
}

/** The approved questions of the visited school, as papers use them. */
export const questionPool = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(question.schoolId, schoolId)
  const approved = and(own, eq(question.state, 'approved'))
  const columns = {
    id: question.id,
    versionId: question.versionId,
    versionNo: question.versionNo,
    type: question.type,
    difficulty: question.difficulty,
    stem: question.stem,
    practice: question.practice,
    state: question.state,
    tags: sql<
      string[]
    >`array(select t.code from question_tag t where t.school_id = ${question}.school_id and t.question_id = ${question}.id order by t.code)`,
  }
  const select = (where: SQL | undefined) => db.select(columns).from(question).where(where)
  type Row = Awaited<ReturnType<typeof select>>[number]
  const pooled = (rows: readonly Row[]): PoolQuestion[] =>
    rows.flatMap(({ versionId, state, ...row }) =>
      versionId === null ? [] : [{ ...row, versionId, usable: state === 'approved' }],
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
  const narrowed = ({ key, type, theme, difficulty }: WantedPool): SQL | undefined =>
    and(
      approved,
      type === '' ? undefined : eq(question.type, type),
      difficulty === 0 ? undefined : eq(question.difficulty, difficulty),
      theme === '' ? undefined : tagged(theme),
      key === '' ? undefined : ilike(question.words, containing(key.toLowerCase())),
    )
  return {
    async find(wanted: WantedPool, page: number, size: number): Promise<PoolQuestion[]> {
      return pooled(
        await select(narrowed(wanted))
          .orderBy(desc(question.editedAt), desc(question.id))
          .limit(size)
          .offset((page - 1) * size),
      )
    },
    count: (wanted: WantedPool): Promise<number> => countListed(db, question, narrowed(wanted)),
    /** Every approved question of some types. */
    async ofTypes(types: readonly string[]): Promise<PoolQuestion[]> {
      if (types.length === 0) return []
      return pooled(await select(and(approved, inArray(question.type, [...types]))))
    },
    /** Some questions by their ids, retired ones too; what was never approved is left out. */
    async among(ids: readonly string[]): Promise<ReadonlyMap<string, PoolQuestion>> {
      if (ids.length === 0) return new Map()
      const rows = pooled(await select(and(own, inArray(question.id, [...ids]))))
      return new Map(rows.map((one) => [one.id, one]))
    },
    /** Which of some questions students may practise, but for what an examination holds: how many, and the first of them. */
    async practised(ids: readonly string[], most: number) {
      if (ids.length === 0) return { count: 0, first: [] }
      const where = and(approved, eq(question.practice, true), inArray(question.id, [...ids]))
      const first = await db
        .select({ id: question.id, stem: question.stem })
        .from(question)
        .where(where)
        .orderBy(asc(question.stem), asc(question.id))
        .limit(most)
      return { count: await db.$count(question, where), first }
    },
    /** What versions say, by their ids. */
    async forms(versionIds: readonly string[]): Promise<ReadonlyMap<string, QuestionForm>> {
      if (versionIds.length === 0) return new Map()
      const rows = await db
        .select({ id: questionVersion.id, form: questionVersion.form })
        .from(questionVersion)
        .where(
          and(
            eq(questionVersion.schoolId, schoolId),
            inArray(questionVersion.id, [...new Set(versionIds)]),
          ),
        )
      return new Map(rows.map(({ id, form }) => [id, form]))
    },
    /** The numbers of versions, by their ids. */
    async versionNos(versionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (versionIds.length === 0) return new Map()
      const rows = await db
        .select({ id: questionVersion.id, no: questionVersion.no })
        .from(questionVersion)
        .where(
          and(
            eq(questionVersion.schoolId, schoolId),
            inArray(questionVersion.id, [...new Set(versionIds)]),
          ),
        )
      return new Map(rows.map(({ id, no }) => [id, no]))
    },
    /** Says that versions are used in something: such questions are retired and never deleted. */
    async use(
      { kind, usedIn, name, at }: { kind: string; usedIn: string; name: string; at: Date },
      rows: readonly Pick<PoolQuestion, 'id' | 'versionNo'>[],
    ): Promise<void> {
      const used = rows.map(({ id, versionNo }) => ({
        schoolId,
        questionId: id,
        versionNo,
        kind,
        usedIn,
        name,
        at,
      }))
      for (let from = 0; from < used.length; from += 500)
        await db
          .insert(questionUse)
          .values(used.slice(from, from + 500))
          .onConflictDoUpdate({
            target: [
              questionUse.schoolId,
              questionUse.questionId,
              questionUse.kind,
              questionUse.usedIn,
            ],
            set: {
              versionNo: sql`excluded.version_no`,
              name: sql`excluded.name`,
              at: sql`excluded.at`,
            },
          })
    },
  }
}
