import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import {
  chooseAdministrative,
  findStudents,
  getClassDetail,
  listTeaching,
  listTerms,
} from '@xinglin/contract/classes'
import { listOfferings } from '@xinglin/contract/offerings'

const all = ['offerings'] as const

/** Everything that is known of offerings: a change of one is seen by all that show them. */
export const offeringsKey = all

/** To whom a course is given. */
export const offeringsOf = (courseId: string) =>
  queryOptions({
    queryKey: [...all, courseId],
    queryFn: ({ signal }) => call(listOfferings, { CourseId: courseId }, { signal }),
  })

/** The terms of the school, the newest first. */
export const offeringTerms = queryOptions({
  queryKey: [...all, 'terms'],
  queryFn: ({ signal }) => call(listTerms, {}, { signal }),
})

/** The groups of a 教学班. */
export const groupsOf = (classId: string) =>
  queryOptions({
    queryKey: [...all, 'groups', classId],
    queryFn: async ({ signal }) => (await call(getClassDetail, { Id: classId }, { signal })).Groups,
  })

const marks = { teaching: '教学班', administrative: '行政班' } as const

/** Classes of both kinds that some words find, each with its kind before its id. */
export const findClasses = async (words: string, signal: AbortSignal) => {
  const teaching = await call(listTeaching, { SearchKey: words, PageSize: 10 }, { signal })
  const administrative = await call(chooseAdministrative, { SearchKey: words }, { signal })
  return [
    ...teaching.List.map(({ Id, Course, Name, TermName }) => ({
      id: `teaching ${Id}`,
      name: `${Course} ${Name}`.trim(),
      note: `${marks.teaching} ${TermName}`,
    })),
    ...administrative.List.map(({ Id, Name, StudentCount }) => ({
      id: `administrative ${Id}`,
      name: Name,
      note: `${marks.administrative} ${StudentCount} 人`,
    })),
  ]
}

/** Students whom some words find. */
export const findOfferedStudents = async (words: string, signal: AbortSignal) => {
  if (words.trim() === '') return []
  const { List } = await call(findStudents, { SearchKey: words }, { signal })
  return List.map(({ PersonId, RealName, Number: number }) => ({
    id: PersonId,
    name: RealName,
    note: number,
  }))
}
