import { and, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { practiceAnswer } from './tables.ts'

/** What practising a version has shown: of everybody's first answer, so that repeating makes nothing easier. */
export const figuresStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async of(versionId: string | null) {
    if (versionId === null) return { Answers: 0, Facility: null, Options: [] }
    const firsts = and(
      eq(practiceAnswer.schoolId, schoolId),
      eq(practiceAnswer.versionId, versionId),
      eq(practiceAnswer.isFirst, true),
    )
    const [sums] = await db
      .select({
        people: sql<number>`count(distinct ${practiceAnswer.personId})::int`,
        had: sql<number>`coalesce(sum(${practiceAnswer.tenths}), 0)::int`,
        most: sql<number>`coalesce(sum(${practiceAnswer.maxTenths}) filter (where ${practiceAnswer.tenths} is not null), 0)::int`,
      })
      .from(practiceAnswer)
      .where(firsts)
    const options = await db
      .select({
        QuestionId: practiceAnswer.unitId,
        OptionId: sql<string>`chosen.value`,
        Count: sql<number>`count(*)::int`,
      })
      .from(practiceAnswer)
      .crossJoinLateral(
        sql`jsonb_array_elements_text(coalesce(${practiceAnswer.answer}->'Options', '[]'::jsonb)) as chosen(value)`,
      )
      .where(firsts)
      .groupBy(practiceAnswer.unitId, sql`chosen.value`)
    const { people = 0, had = 0, most = 0 } = sums ?? {}
    return { Answers: people, Facility: most === 0 ? null : had / most, Options: options }
  },
})
