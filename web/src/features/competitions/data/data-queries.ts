import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import {
  getContestData,
  getGameResult,
  getSkillContestDropDownList,
} from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'

/** The contests that one may choose from; the first is the one that is meant where none is named. */
export const contestChoices = queryOptions({
  queryKey: [...contestsKey, 'choices'],
  queryFn: ({ signal }) => call(getSkillContestDropDownList, {}, { signal }),
})

/** What one's own teams came to in a published round. */
export const gameResult = (SkillContestId: string, StageId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'result', SkillContestId, StageId],
    queryFn: ({ signal }) => call(getGameResult, { SkillContestId, StageId }, { signal }),
  })

/** The data of a published round. */
export const contestData = (SkillContestId: string, StageId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'data', SkillContestId, StageId],
    queryFn: ({ signal }) => call(getContestData, { SkillContestId, StageId }, { signal }),
  })
