import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type EntryState,
  entryStates,
  getContest,
  listContests,
  listContestSchools,
  listContestSeasons,
  listEntries,
} from '@xinglin/contract/competitions'
import { getAreaDropDownList } from '@xinglin/contract/dictionaries'
import { contestsKey } from '../contest/game-queries.ts'

export const defaultContests = { key: '', status: 'all' }
export const allowedContests = { status: ['all', '0', '1', '6', '7', '8'] }
export const contestsPageSize = 20

type Status = 'all' | '0' | '1' | '6' | '7' | '8'

/** A page of contests that the school holds. */
export const heldContests = ({ key, status, page }: typeof defaultContests & { page: number }) =>
  queryOptions({
    queryKey: [...contestsKey, 'held', key, status, page],
    queryFn: ({ signal }) =>
      call(
        listContests,
        {
          SearchKey: key,
          Status: status as Status,
          PageIndex: page,
          PageSize: contestsPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One contest for those who hold it. */
export const heldContest = (Id: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'held', 'one', Id],
    queryFn: ({ signal }) => call(getContest, { Id }, { signal }),
  })

/** The schools that may be let in. */
export const otherSchools = queryOptions({
  queryKey: [...contestsKey, 'schools'],
  queryFn: ({ signal }) => call(listContestSchools, {}, { signal }),
})

/** The seasons that the school keeps. */
export const schoolSeasons = queryOptions({
  queryKey: [...contestsKey, 'school-seasons'],
  queryFn: ({ signal }) => call(listContestSeasons, {}, { signal }),
})

/** The contest areas (赛区) of the school. */
export const contestAreas = queryOptions({
  queryKey: [...contestsKey, 'areas'],
  queryFn: ({ signal }) => call(getAreaDropDownList, {}, { signal }),
})

export const defaultEntries = { key: '', state: 'all' }
export const allowedEntries = { state: ['all', ...entryStates] }
export const entriesPageSize = 20

/** A page of the entries of a contest. */
export const contestEntries = (
  SkillContestId: string,
  { key, state, page }: typeof defaultEntries & { page: number },
) =>
  queryOptions({
    queryKey: [...contestsKey, 'entries', SkillContestId, key, state, page],
    queryFn: ({ signal }) =>
      call(
        listEntries,
        {
          SkillContestId,
          SearchKey: key,
          State: state as 'all' | EntryState,
          PageIndex: page,
          PageSize: entriesPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
