import { call, choicesBy, choicesKey, useChoices } from '#call'
import { useQuery } from '@tanstack/react-query'
import { getApplicableAllowType, getKnowledgeAllowType } from '@xinglin/contract/courses'

const freshMs = 10 * 60_000

/** Whom courses may be meant for. */
export const useAudiences = () =>
  choicesBy(
    useQuery({
      queryKey: [...choicesKey, getApplicableAllowType.path],
      queryFn: ({ signal }) => call(getApplicableAllowType, {}, { signal }),
      staleTime: freshMs,
    }),
    (rows) => rows.map(({ Id, Name: name }) => ({ value: String(Id), name })),
  )

/** Words that courses are often tagged with; none where they could not be loaded, as any may be typed. */
export const useKnowledgeWords = (): string[] =>
  useChoices(getKnowledgeAllowType, {}).list.map(({ name }) => name)
