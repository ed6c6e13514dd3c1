import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { QuestionnaireAnswer } from '@xinglin/contract/questionnaires'
import type { TenantContext } from '#platform/visit'
import { questionnaireParticipation, questionnaireResponse } from './tables.ts'

export type ResponseRow = typeof questionnaireResponse.$inferSelect

/** Who answered questionnaires, and what. */
export const responseStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (questionnaireId: string) =>
    and(
      eq(questionnaireResponse.schoolId, schoolId),
      eq(questionnaireResponse.questionnaireId, questionnaireId),
    )
  const ofPerson = (questionnaireId: string, personId: string) =>
    and(of(questionnaireId), eq(questionnaireResponse.personId, personId))
  return {
    /** Notes that somebody answered; false where they had. */
    async takePart(questionnaireId: string, personId: string): Promise<boolean> {
      const added = await db
        .insert(questionnaireParticipation)
        .values({ schoolId, questionnaireId, personId })
        .onConflictDoNothing()
        .returning({ personId: questionnaireParticipation.personId })
      return added.length > 0
    },
    /** Which of some questionnaires somebody answered. */
    async answeredBy(personId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set()
      const rows = await db
        .select({ id: questionnaireParticipation.questionnaireId })
        .from(questionnaireParticipation)
        .where(
          and(
            eq(questionnaireParticipation.schoolId, schoolId),
            eq(questionnaireParticipation.personId, personId),
            inArray(questionnaireParticipation.questionnaireId, [...ids]),
          ),
        )
      return new Set(rows.map(({ id }) => id))
    },
    /** Everybody who answered one. */
    async participants(questionnaireId: string): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ personId: questionnaireParticipation.personId })
        .from(questionnaireParticipation)
        .where(
          and(
            eq(questionnaireParticipation.schoolId, schoolId),
            eq(questionnaireParticipation.questionnaireId, questionnaireId),
          ),
        )
      return new Set(rows.map(({ personId }) => personId))
    },
    /** Keeps answers without a name, a time, or an id that grows with time. */
    async addAnonymous(
      questionnaireId: string,
      answers: readonly QuestionnaireAnswer[],
    ): Promise<void> {
      await db.insert(questionnaireResponse).values({
        schoolId,
        id: randomUUID(),
        questionnaireId,
        personId: null,
        submittedAt: null,
        answers,
      })
    },
    /** Keeps somebody's answers, in place of earlier ones. */
    async putNamed(
      questionnaireId: string,
      personId: string,
      answers: readonly QuestionnaireAnswer[],
      submittedAt: Date,
    ): Promise<void> {
      await db.delete(questionnaireResponse).where(ofPerson(questionnaireId, personId))
      await db
        .insert(questionnaireResponse)
        .values({ schoolId, id: randomUUID(), questionnaireId, personId, submittedAt, answers })
    },
    async ownAnswers(
      questionnaireId: string,
      personId: string,
    ): Promise<readonly QuestionnaireAnswer[]> {
      const [row] = await db
        .select({ answers: questionnaireResponse.answers })
        .from(questionnaireResponse)
        .where(ofPerson(questionnaireId, personId))
      return row?.answers ?? []
    },
    /** When some people answered some questionnaires under their names. */
    async named(ids: readonly string[], personIds: readonly string[]) {
      const among = (column: PgColumn, all: readonly string[]) =>
        sql`${column} = any(${sql.param(all)}::uuid[])`
      const rows = await db
        .select({
          questionnaireId: questionnaireResponse.questionnaireId,
          personId: questionnaireResponse.personId,
          at: questionnaireResponse.submittedAt,
        })
        .from(questionnaireResponse)
        .where(
          and(
            eq(questionnaireResponse.schoolId, schoolId),
            among(questionnaireResponse.questionnaireId, ids),
            among(questionnaireResponse.personId, personIds),
          ),
        )
      return rows.flatMap(({ questionnaireId, personId, at }) =>
        personId && at ? [{ questionnaireId, personId, at }] : [],
      )
    },
    /** Every response to one, by ids that tell nothing. */
    all: (questionnaireId: string): Promise<ResponseRow[]> =>
      db
        .select()
        .from(questionnaireResponse)
        .where(of(questionnaireId))
        .orderBy(asc(questionnaireResponse.id)),
    async counts(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ id: questionnaireResponse.questionnaireId, n: sql<number>`count(*)::int` })
        .from(questionnaireResponse)
        .where(
          and(
            eq(questionnaireResponse.schoolId, schoolId),
            inArray(questionnaireResponse.questionnaireId, [...ids]),
          ),
        )
        .groupBy(questionnaireResponse.questionnaireId)
      return new Map(rows.map(({ id, n }) => [id, n]))
    },
    /** Anonymous questionnaires with rows that are not mixed yet. */
    async unmixed(most: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: questionnaireResponse.questionnaireId })
        .from(questionnaireResponse)
        .where(
          and(
            eq(questionnaireResponse.schoolId, schoolId),
            sql`${questionnaireResponse.personId} is null and not ${questionnaireResponse.mixed}`,
          ),
        )
        .limit(most)
      return rows.map(({ id }) => id)
    },
    /**
     * Writes every row of an anonymous questionnaire anew, in the order of ids and people: neither place in the table nor
     * number of transaction joins who answered with what. Whoever calls it holds the questionnaire.
     */
    async mix(questionnaireId: string): Promise<void> {
      await db.execute(sql`
        with old as (
          delete from ${questionnaireResponse} where school_id = ${schoolId}::uuid
            and questionnaire_id = ${questionnaireId}::uuid and person_id is null
          returning id, answers)
        insert into ${questionnaireResponse} (school_id, id, questionnaire_id, person_id, submitted_at, answers, mixed)
        select ${schoolId}::uuid, id, ${questionnaireId}::uuid, null, null, answers, true from old order by id`)
      await db.execute(sql`
        with old as (
          delete from ${questionnaireParticipation} where school_id = ${schoolId}::uuid
            and questionnaire_id = ${questionnaireId}::uuid
          returning person_id)
        insert into ${questionnaireParticipation} (school_id, questionnaire_id, person_id)
        select ${schoolId}::uuid, ${questionnaireId}::uuid, person_id from old order by person_id`)
    },
  }
}
