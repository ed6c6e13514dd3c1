import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  assignmentStates,
  findAssignmentItems,
  getAssignment,
  getAssignmentProgress,
  getOwnAssignment,
  getOwnSubmission,
  type foundKinds,
  listAssignments,
  listOwnAssignments,
  ownStates,
  type OwnState,
} from '@xinglin/contract/assignments'

/** The beginning of the key of everything about tasks: what is done at one changes lists and figures. */
export const assignmentsKey = ['assignments'] as const

/** How many rows a page has. */
export const ownPageSize = 20
export const listPageSize = 20
export const progressPageSize = 50

export const defaultOwn = { state: 'all', key: '', page: 1 }
export type OwnFilters = typeof defaultOwn
export const allowedOwn = { state: ['all', ...ownStates] }

/** A page of one's own tasks; of one class where one is named. */
export const ownAssignments = ({ state, key, page }: OwnFilters, classId: string) =>
  queryOptions({
    queryKey: [...assignmentsKey, 'own', classId, state, key, page],
    queryFn: ({ signal }) =>
      call(
        listOwnAssignments,
        {
          State: state as OwnState | 'all',
          SearchKey: key,
          ClassId: classId || null,
          PageIndex: page,
          PageSize: ownPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One of one's own tasks. */
export const ownAssignment = (Id: string) =>
  queryOptions({
    queryKey: [...assignmentsKey, 'own', Id],
    queryFn: ({ signal }) => call(getOwnAssignment, { Id }, { signal }),
  })

/** One's own work at an item of a task. */
export const ownSubmission = (Id: string, ItemId: string) =>
  queryOptions({
    queryKey: [...assignmentsKey, 'own', Id, 'work', ItemId],
    queryFn: ({ signal }) => call(getOwnSubmission, { Id, ItemId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export const defaultList = { state: 'all', key: '', page: 1 }
export type ListFilters = typeof defaultList
export const allowedList = { state: ['all', ...assignmentStates] }

/** A page of the tasks that one teaches with; of one class where one is named. */
export const taughtAssignments = ({ state, key, page }: ListFilters, classId: string) =>
  queryOptions({
    queryKey: [...assignmentsKey, 'list', classId, state, key, page],
    queryFn: ({ signal }) =>
      call(
        listAssignments,
        {
          State: state as (typeof assignmentStates)[number] | 'all',
          SearchKey: key,
          ClassId: classId || null,
          PageIndex: page,
          PageSize: listPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One task, for whoever teaches with it. */
export const assignmentOf = (Id: string) =>
  queryOptions({
    queryKey: [...assignmentsKey, 'one', Id],
    queryFn: ({ signal }) => call(getAssignment, { Id }, { signal }),
  })

export const defaultProgress = { state: 'all', key: '', page: 1 }
export type ProgressFilters = typeof defaultProgress
export const allowedProgress = { state: ['all', ...ownStates] }

/** Who has a task and how far they are. */
export const progressOf = (Id: string, { state, key, page }: ProgressFilters) =>
  queryOptions({
    queryKey: [...assignmentsKey, 'progress', Id, state, key, page],
    queryFn: ({ signal }) =>
      call(
        getAssignmentProgress,
        {
          Id,
          State: state as OwnState | 'all',
          SearchKey: key,
          PageIndex: page,
          PageSize: progressPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** What a task may be made of, for a choice: its id holds course and item. */
export const findParts =
  (Kind: (typeof foundKinds)[number]) => async (words: string, signal: AbortSignal) => {
    const { List: list } = await call(findAssignmentItems, { Kind, SearchKey: words }, { signal })
    return list.map(({ CourseId, ItemId, Title, CourseName }) => ({
      id: `${CourseId} ${ItemId}`,
      name: Title,
      note: ItemId === '' ? '' : CourseName,
    }))
  }
