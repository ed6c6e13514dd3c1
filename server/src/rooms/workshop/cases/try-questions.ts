import { coverCase, rehearseCase, tryCase } from '@xinglin/contract/workshop'
import type { Draft } from '@xinglin/simulation/cases'
import type { Understand } from '#simulations/consultation'
import { answer } from '#platform/http'
import { openThreads, Overrun } from '#platform/threads'
import { refuse, type Visit } from '#platform/visit'
import { contentFor, seenCase } from './policy.ts'
import { play, type TrialResult, type TrialResponses, type Trial } from './trial.ts'

/** Plays trials of somebody. */
export type Trials = (trial: Trial, of: string) => TrialResult | Promise<TrialResult>

/** With an understanding that was handed in, here. */
export const trialsHere =
  (understand: Understand): Trials =>
  (trial) =>
    play(understand, trial)

/** In a thread, which is ended when a trial takes longer than sixty long turns do; a call may take 28 s. */
export const trialsApart = (): Trials =>
  openThreads<Trial, TrialResult>(new URL('trial-thread.ts', import.meta.url), {
    longestMs: 20_000,
    megabytes: 512,
    maxWaiting: 40,
  }).run

const draftOf = async (visit: Visit, caseId: string): Promise<Draft> =>
  contentFor(visit, await seenCase(visit, caseId))

/** Answers authors who try their patients. */
export const tryingCalls = (trials: Trials) => {
  const respond = async <K extends keyof TrialResponses>(
    visit: Visit,
    trial: Trial & { readonly kind: K },
  ): Promise<TrialResponses[K]> => {
    try {
      const came = await visit.apart(async () => trials(trial, visit.visitor))
      return came.responses as TrialResponses[K]
    } catch (error) {
      throw error instanceof Overrun ? refuse(tryCase.refusals.tooMuch) : error
    }
  }
  return [
    answer(tryCase, async function handleTryCase(visit, { CaseId, Said, Temperament }) {
      return respond(visit, { kind: 'try', draft: await draftOf(visit, CaseId), Said, Temperament })
    }),
    answer(coverCase, async function handleCoverCase(visit, { CaseId, Questions }) {
      return respond(visit, { kind: 'cover', draft: await draftOf(visit, CaseId), Questions })
    }),
    answer(rehearseCase, async function handleRehearseCase(visit, { CaseId }) {
      return respond(visit, { kind: 'rehearse', draft: await draftOf(visit, CaseId) })
    }),
  ]
}
