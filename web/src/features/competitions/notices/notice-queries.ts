import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { listContestMessages, listManagedNotices } from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'

/** What is told in a contest that one entered. */
export const contestMessages = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'messages', SkillContestId],
    queryFn: ({ signal }) => call(listContestMessages, { SkillContestId }, { signal }),
  })

/** What is told and asked in a contest that one holds. */
export const managedNotices = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'managed-notices', SkillContestId],
    queryFn: ({ signal }) => call(listManagedNotices, { SkillContestId }, { signal }),
  })
