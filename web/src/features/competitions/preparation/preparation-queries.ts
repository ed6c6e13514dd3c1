import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import {
  listContestTemplates,
  listMaterials,
  listProctoring,
  listProctors,
} from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'

/** The templates of the school. */
export const contestTemplates = queryOptions({
  queryKey: [...contestsKey, 'templates'],
  queryFn: ({ signal }) => call(listContestTemplates, {}, { signal }),
})

/** Who watches over a contest, and who might. */
export const contestProctors = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'proctors', SkillContestId],
    queryFn: ({ signal }) => call(listProctors, { SkillContestId }, { signal }),
  })

/** The rounds that one watches over. */
export const ownProctoring = queryOptions({
  queryKey: [...contestsKey, 'proctoring'],
  queryFn: ({ signal }) => call(listProctoring, {}, { signal }),
})

/** The materials of a contest, for whoever holds it. */
export const managedMaterials = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'managed-materials', SkillContestId],
    queryFn: ({ signal }) => call(listMaterials, { SkillContestId }, { signal }),
  })
