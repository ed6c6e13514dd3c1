import { call } from '#call'
import { listManagedCourses } from '@xinglin/contract/courses'

const offered = 10
const published = 1

/** Published courses by words, for choosing; the teacher tells one from others of the same name. */
export const findCourses = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(
    listManagedCourses,
    { SearchKey: words, PublishType: published, PageSize: offered },
    { signal },
  )
  return list.map(({ Id: id, Name: name, AuthorName: note }) => ({ id, name, note }))
}
