import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getFullBoard,
  getOwnScores,
  getRank,
  listTeamResults,
} from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'

const everyMs = 10_000

export const defaultBoard = { round: '', scope: 'all', area: '', track: '', page: 1 }
export const allowedBoard = { scope: ['all', 'school'] }
export const boardPageSize = 50

/** A page of the board of a round; while scores arrive it is read anew. */
export const board = (
  SkillContestId: string,
  { round, scope, area, track, page }: typeof defaultBoard,
) =>
  queryOptions({
    queryKey: [...contestsKey, 'board', SkillContestId, round, scope, area, track, page],
    queryFn: ({ signal }) =>
      call(
        getRank,
        {
          SkillContestId,
          StageId: round,
          Scope: scope === 'school' ? 'school' : 'all',
          Area: area,
          Track: track,
          PageIndex: page,
          PageSize: boardPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.Kind === 'published' || state.data?.State === 'closed' ? false : everyMs,
  })

/** What one's own teams scored at each station, once it is published. */
export const ownScores = (SkillContestId: string, StageId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'own-scores', SkillContestId, StageId],
    queryFn: ({ signal }) => call(getOwnScores, { SkillContestId, StageId }, { signal }),
  })

/** The full board of a round, for those who run the contest. */
export const fullBoard = (Id: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'full-board', Id],
    queryFn: ({ signal }) => call(getFullBoard, { Id }, { signal }),
    refetchInterval: everyMs,
  })

export const defaultResults = { season: '', page: 1 }
export const resultsPageSize = 20

/** A page of what the school's teams came to. */
export const teamResults = ({ season, page }: typeof defaultResults, size = resultsPageSize) =>
  queryOptions({
    queryKey: [...contestsKey, 'team-results', season, page, size],
    queryFn: ({ signal }) =>
      call(listTeamResults, { Season: season, PageIndex: page, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })
