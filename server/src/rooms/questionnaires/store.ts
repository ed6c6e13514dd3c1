import { and, desc, eq, gt, ilike, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { QuestionnaireState } from '@xinglin/contract/questionnaires'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { questionnaire } from './tables.ts'

export type QuestionnaireRow = typeof questionnaire.$inferSelect

/** Narrows the list of those who make questionnaires. */
export type WantedQuestionnaires = {
  readonly key: string
  readonly state: 'all' | QuestionnaireState
  /** Somebody's own; undefined for all. */
  readonly ownerId: string | undefined
  /** Those alone that are not anonymous. */
  readonly named?: true
}

/** The questionnaires of the visited school. */
export const questionnaireStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(questionnaire.schoolId, schoolId)
  const one = (id: string) => and(own, eq(questionnaire.id, id))
  const narrowed = ({ key, state, ownerId, named }: WantedQuestionnaires) =>
    and(
      own,
      key ? ilike(questionnaire.title, containing(key)) : undefined,
      state === 'all' ? undefined : eq(questionnaire.state, state),
      ownerId === undefined ? undefined : eq(questionnaire.ownerId, ownerId),
      named && eq(questionnaire.anonymous, false),
    )
  return {
    async find(id: string): Promise<QuestionnaireRow | undefined> {
      return (await db.select().from(questionnaire).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<QuestionnaireRow | undefined> {
      return (await db.select().from(questionnaire).where(one(id)).for('update'))[0]
    },
    /** One that stays as it is until the call ends: many may read it so. */
    async share(id: string): Promise<QuestionnaireRow | undefined> {
      return (await db.select().from(questionnaire).where(one(id)).for('share'))[0]
    },
    newest: (wanted: WantedQuestionnaires, no: number, size: number): Promise<QuestionnaireRow[]> =>
      db
        .select()
        .from(questionnaire)
        .where(narrowed(wanted))
        .orderBy(desc(questionnaire.createdAt), desc(questionnaire.id))
        .limit(size)
        .offset((no - 1) * size),
    count: (wanted: WantedQuestionnaires): Promise<number> =>
      countListed(db, questionnaire, narrowed(wanted)),
    /** What was published: of some ids, or for every student; those that end last first. */
    async published(ids: readonly string[], most: number): Promise<QuestionnaireRow[]> {
      return db
        .select()
        .from(questionnaire)
        .where(
          and(
            own,
            inArray(questionnaire.state, ['published', 'closed']),
            or(
              eq(questionnaire.wholeSchool, true),
              sql`${questionnaire.id} = any(${sql.param(ids)}::uuid[])`,
            ),
          ),
        )
        .orderBy(desc(questionnaire.closesAt), desc(questionnaire.id))
        .limit(most)
    },
    /** Published ones that are open by now and of which nobody was told, held; those of other processes are left. */
    untold: (at: Date, most: number): Promise<QuestionnaireRow[]> =>
      db
        .select()
        .from(questionnaire)
        .where(
          and(
            own,
            eq(questionnaire.state, 'published'),
            isNull(questionnaire.announcedAt),
            gt(questionnaire.closesAt, at),
            or(isNull(questionnaire.opensAt), lte(questionnaire.opensAt, at)),
          ),
        )
        .limit(most)
        .for('update', { skipLocked: true }),
    async add(row: Omit<QuestionnaireRow, 'schoolId'>): Promise<void> {
      await db.insert(questionnaire).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<QuestionnaireRow>): Promise<void> {
      await db.update(questionnaire).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(questionnaire).where(one(id))
    },
  }
}
