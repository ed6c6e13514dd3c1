import { listed } from '@xinglin/simulation/form'
import { conductProcedure, rehearseProcedure, tryProcedure } from '@xinglin/contract/workshop'
import { act, menuOf, operation, type Observation, type State } from '@xinglin/simulation/operation'
import { composed } from '@xinglin/simulation/procedures'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { asNext, baseOf, readWork } from '../compositions/composition-kind.ts'
import { procedureKind } from './procedure-kind.ts'
import { conductWith } from '../checks/play-procedure.ts'
import { runCheck } from '../checks/run-check.ts'

const { faulty, missing } = tryProcedure.refusals
const seed = 1
/** Real time between two actions of a trial. */
const pauseMs = 4_000

const draftOf = async (visit: Visit, id: string) => {
  const row = await readWork(procedureKind, visit, id)
  return [await baseOf(procedureKind, visit, row), row.draft, asNext(row)] as const
}

/** Answers authors who try what they composed. */
export const procedureTryingCalls = () => [
  answer(conductProcedure, async function handleConductProcedure(visit, { Id, Patient }) {
    const { procedure, problems } = composed(...(await draftOf(visit, Id)))
    return {
      Problems: listed(problems),
      Conduct: procedure ? conductWith(procedure, Patient) : null,
    }
  }),

  answer(rehearseProcedure, async function handleRehearseProcedure(visit, { Id }) {
    const [base, draft, as] = await draftOf(visit, Id)
    const { problems, figures } = await runCheck(visit, { kind: 'procedure', base, draft, as })
    return { Problems: listed(problems), Figures: [...figures] }
  }),

  answer(tryProcedure, async function handleTryProcedure(visit, { Id, Patient, Actions }) {
    const { procedure } = composed(...(await draftOf(visit, Id)))
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
