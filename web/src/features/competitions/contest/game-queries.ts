import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getDropDownYears,
  getGame,
  getOwnEntry,
  listGames,
  listOwnEntries,
} from '@xinglin/contract/competitions'

/** The beginning of the keys of all that is known of contests. */
export const contestsKey = ['competitions'] as const

export const gameStates = ['all', 'enrol', 'running', 'over'] as const
/** What the lobby shows at first. */
export const defaultGames = { state: 'all', type: '', season: '', key: '', page: 1 }
export const gamesAPage = 12

type WantedGames = typeof defaultGames

/** A page of the lobby. */
export const games = ({ state, type, season, key, page }: WantedGames) =>
  queryOptions({
    queryKey: [...contestsKey, 'games', state, type, season, key, page],
    queryFn: ({ signal }) =>
      call(
        listGames,
        {
          State: gameStates.find((one) => one === state) ?? 'all',
          GameType: (['1', '2', '3'] as const).find((one) => one === type) ?? '',
          Season: season,
          SearchKey: key,
          PageIndex: page,
          PageSize: gamesAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The seasons with a contest; nothing to strangers, who are not told. */
export const seasons = queryOptions({
  queryKey: [...contestsKey, 'seasons'],
  queryFn: ({ signal }) => call(getDropDownYears, {}, { signal }),
})

/** One contest. */
export const game = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'game', SkillContestId],
    queryFn: ({ signal }) => call(getGame, { SkillContestId }, { signal }),
  })

export const entriesAPage = 20

/** A page of one's own entries. */
export const ownEntries = (page: number) =>
  queryOptions({
    queryKey: [...contestsKey, 'own', page],
    queryFn: ({ signal }) =>
      call(listOwnEntries, { PageIndex: page, PageSize: entriesAPage }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One entry of one's own. */
export const ownEntry = (Id: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'entry', Id],
    queryFn: ({ signal }) => call(getOwnEntry, { Id }, { signal }),
  })
