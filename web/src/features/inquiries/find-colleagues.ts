import { call } from '#call'
import { findClassTeachers } from '@xinglin/contract/classes'

/** The teachers of the school whom some words find, for a choice. */
export const findColleagues = async (words: string, signal: AbortSignal) => {
  if (words.trim() === '') return []
  const { List: list } = await call(findClassTeachers, { SearchKey: words }, { signal })
  return list.map(({ PersonId: id, RealName: name, DepartmentName: note }) => ({ id, name, note }))
}
