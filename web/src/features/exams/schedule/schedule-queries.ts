import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  examStates,
  type ExamStateName,
  getExamRelease,
  getManagedExam,
  getPaper,
  listManagedExams,
  listPapers,
  previewExam,
} from '@xinglin/contract/exams'

/** The beginning of the keys of examinations as those who set and watch them know them. */
export const managedExamsKey = ['exams', 'managed'] as const

export const defaultExams = { key: '', state: 'all' }
export const allowedExams = { state: ['all', ...examStates] }
export const examsPageSize = 20

/** A page of examinations. */
export const managedExams = ({ key, state, page }: typeof defaultExams & { page: number }) =>
  queryOptions({
    queryKey: [...managedExamsKey, 'list', key, state, page],
    queryFn: ({ signal }) =>
      call(
        listManagedExams,
        {
          SearchKey: key,
          State: state as 'all' | ExamStateName,
          PageIndex: page,
          PageSize: examsPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One examination whole. */
export const managedExam = (Id: string) =>
  queryOptions({
    queryKey: [...managedExamsKey, 'one', Id],
    queryFn: ({ signal }) => call(getManagedExam, { Id }, { signal }),
  })

/** How far its results are released, class by class. */
export const examRelease = (Id: string) =>
  queryOptions({
    queryKey: [...managedExamsKey, 'release', Id],
    queryFn: ({ signal }) => call(getExamRelease, { Id }, { signal }),
  })

/** The paper of one examinee. */
export const examPreview = (Id: string, PersonId: string) =>
  queryOptions({
    queryKey: [...managedExamsKey, 'preview', Id, PersonId],
    queryFn: ({ signal }) => call(previewExam, { Id, PersonId }, { signal }),
  })

const maxPapers = 20

/** Frozen papers to set an examination from, by their names. */
export const findPapers = async (words: string, signal: AbortSignal) => {
  const { List } = await call(
    listPapers,
    { SearchKey: words, State: 'ready', PageSize: maxPapers },
    { signal },
  )
  return List.map(({ Id, Name, VersionNo, Questions, Tenths }) => ({
    id: Id,
    name: Name,
    note: `第${VersionNo}版 ${Questions} 题 ${Tenths / 10} 分`,
  }))
}

/** The frozen versions of a paper. */
export const paperVersions = (Id: string) =>
  queryOptions({
    queryKey: [...managedExamsKey, 'versions', Id],
    queryFn: async ({ signal }) => {
      const { Line, Versions } = await call(getPaper, { Id }, { signal })
      return { name: Line.Name, versions: Versions }
    },
    enabled: Id !== '',
  })
