import { getOwnGrade } from '@xinglin/contract/scores'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { refuse, type Visit } from '#platform/visit'
import { gradebookStore } from './store.ts'

/** What the visitor's own grade of a class was made of, as it was published; refuses where none is, or it was taken back. */
export const ownGrade = async (
  visit: Visit,
  { ClassId }: InputOf<typeof getOwnGrade>,
): Promise<OutputOf<typeof getOwnGrade>> => {
  const store = gradebookStore(visit)
  const row = await store.publishedOf(ClassId, visit.person?.id ?? '')
  const book = row && (await store.find(ClassId))
  if (!book) throw refuse(getOwnGrade.refusals.missing)
  return {
    Parts: book.columns.map(({ Name, Weight, Missing }, at) => ({
      Name,
      Weight,
      Score: row.scores[at] ?? null,
      Missing,
      Exempt: row.exempt.includes(at),
    })),
    Grade: row.grade,
    PublishedAt: row.publishedAt.toISOString(),
  }
}
