import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getModuleTemplateInfo, listJudgeChoices, listRounds } from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'

/** The rounds of a contest, for those who hold it. */
export const contestRounds = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'rounds', SkillContestId],
    queryFn: ({ signal }) => call(listRounds, { SkillContestId }, { signal }),
  })

/** The teachers of a school that takes part. */
export const judgeChoices = (SkillContestId: string, PartnerId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'judge-choices', SkillContestId, PartnerId],
    queryFn: ({ signal }) => call(listJudgeChoices, { SkillContestId, PartnerId }, { signal }),
  })

/** The tracks of the school as templates: stages with their weights and minutes. */
export const trackTemplates = queryOptions({
  queryKey: [...contestsKey, 'track-templates'],
  queryFn: ({ signal }) => call(getModuleTemplateInfo, {}, { signal }),
})
