import { conductProcedure, rehearseProcedure, tryProcedure } from '@xinglin/contract/workshop'
import { act, menuOf, operation, type Observation, type State } from '@xinglin/simulation/operation'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { conductWith, played } from './procedure-playing.ts'
import { ownProcedure, readOf } from './procedure-reach.ts'

const { faulty, missing } = tryProcedure.refusals
const seed = 1
/** Real time between two actions of a trial. */
const pauseMs = 4_000

/** Answers authors who try what they composed. */
export const procedureTryingCalls = () => [
  answer(conductProcedure, async (visit, { ProcedureId, Patient }) => {
    const { procedure, problems } = await readOf(visit, await ownProcedure(visit, ProcedureId))
    return {
      Problems: [...problems],
      Conduct: procedure ? conductWith(procedure, Patient) : null,
    }
  }),

  answer(rehearseProcedure, async (visit, { ProcedureId }) => {
    const { problems, figures } = await played(visit, await ownProcedure(visit, ProcedureId))
    return { Problems: [...problems], Figures: [...figures] }
  }),

  answer(tryProcedure, async (visit, { ProcedureId, Patient, Actions }) => {
    const { procedure } = await readOf(visit, await ownProcedure(visit, ProcedureId))
    if (!procedure) throw refuse(faulty)
    const variant = procedure.variants[Patient]
    if (!variant) throw refuse(missing)
    let state: State = operation.start({ procedure, variant, seed, mode: 'guided' })
    let observations: readonly Observation[] = []
    let refusal = ''
    for (const [at, action] of Actions.entries()) {
      const done = act(state, action, (at + 1) * pauseMs)
      observations = 'refusal' in done ? [] : done.event.observations
      refusal = 'refusal' in done ? done.refusal.zh : ''
      if (!('refusal' in done)) state = done.state
    }
    return {
      Menu: menuOf(procedure),
      View: { ...operation.view(state), mode: 'guided' as const },
      Observations: observations,
      Refusal: refusal,
    }
  }),
]
