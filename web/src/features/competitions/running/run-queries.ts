import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getControlRoom, getHall, getOwnRuns } from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'

const everyMs = 5_000

/** The control room of a round, read anew every few seconds. */
export const controlRoom = (Id: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'control', Id],
    queryFn: ({ signal }) => call(getControlRoom, { Id }, { signal }),
    refetchInterval: everyMs,
  })

/** The screen in the hall, read anew every few seconds. */
export const hall = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'hall', SkillContestId],
    queryFn: ({ signal }) => call(getHall, { SkillContestId }, { signal }),
    refetchInterval: everyMs,
  })

/** How one's own teams go through a contest, read anew every few seconds. */
export const ownRuns = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'own-runs', SkillContestId],
    queryFn: ({ signal }) => call(getOwnRuns, { SkillContestId }, { signal }),
    refetchInterval: everyMs,
  })
