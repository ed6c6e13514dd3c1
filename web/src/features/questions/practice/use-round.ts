import { call } from '#call'
import { toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type Answer,
  answerPractice,
  finishPractice,
  markPractice,
  type PracticeView,
} from '@xinglin/contract/questions'
import { useState } from 'react'
import { practiceLists, roundKey } from './practice-queries.ts'

/** What is done in a round: handing in, marking oneself, finishing; each changes what is shown of it. */
export const useRound = (view: PracticeView) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState<string>()
  const RoundId = view.Round.Id
  const show = (change: (now: PracticeView) => PracticeView) =>
    queries.setQueryData<PracticeView>(roundKey(RoundId), (now) => now && change(now))
  const run = async (what: string, work: () => Promise<void>) => {
    setPending(what)
    try {
      await work()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(undefined)
    }
  }
  const withResult = (result: PracticeView['Results'][number]) => (now: PracticeView) => ({
    ...now,
    Results: [...now.Results.filter(({ QuestionId }) => QuestionId !== result.QuestionId), result],
  })
  return {
    pending,
    submit: (QuestionId: string, unitId: string, answer: Answer) =>
      run(unitId, async () => {
        const PartId = unitId === QuestionId ? null : unitId
        const done = await call(answerPractice, { RoundId, QuestionId, PartId, Answer: answer })
        show((now) => ({
          ...withResult(done.Result)(now),
          Round: done.Round,
          Questions: now.Questions.map((one) =>
            one.QuestionId === QuestionId ? done.Question : one,
          ),
        }))
      }),
    mark: (QuestionId: string, Met: string[]) =>
      run(QuestionId, async () => {
        const done = await call(markPractice, { RoundId, QuestionId, Met })
        show((now) => ({ ...withResult(done.Result)(now), Round: done.Round }))
      }),
    finish: () =>
      run('finish', async () => {
        const done = await call(finishPractice, { RoundId })
        show(() => done)
        await queries.invalidateQueries({
          queryKey: practiceLists,
          predicate: ({ queryKey }) => queryKey[2] !== 'round',
        })
      }),
  }
}
