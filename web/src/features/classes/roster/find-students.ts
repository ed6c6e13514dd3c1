import { call } from '#call'
import { findStudents } from '@xinglin/contract/classes'

/** The students whom some words find, for a choice: with number and 行政班, which tell namesakes apart. */
export const studentsFound = async (words: string, signal: AbortSignal) => {
  if (words.trim() === '') return []
  const { List: list } = await call(findStudents, { SearchKey: words }, { signal })
  return list.map(({ PersonId: id, RealName: name, Number, ClassName }) => ({
    id,
    name,
    note: [Number, ClassName].filter(Boolean).join(' · '),
  }))
}
