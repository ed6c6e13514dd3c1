import { kind as kinds } from '@xinglin/contract/courses'
import {
  getSampleOperation,
  performSampleOperation,
  type Action,
} from '@xinglin/contract/simulations/operation'
import {
  act,
  menuOf,
  operation,
  readyWay,
  type Event,
  type Menu,
  type Setup,
  type State,
} from '@xinglin/simulation/operation'
import type { Procedure } from '@xinglin/simulation/procedures'
import { sampleItem } from '#courses/catalogue'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { claimedMs } from './claimed-time.ts'
import { currentVersion } from './procedures.ts'
import { happenedOf, toViewResponse } from './stage.ts'

const { missing } = getSampleOperation.refusals

/** Everybody meets the same patient with the same luck. */
const seed = 7

type Ready = {
  readonly courseId: string
  readonly menu: Menu
  /** The main deed. */
  readonly deed: string
  readonly state: State
  readonly events: readonly Event[]
}

/** Of all deeds those that are done with the main one. */
const menuAround = (setup: Setup, deed: string): Menu => {
  const menu = menuOf(setup.procedure)
  const phase = menu.deeds.find(({ id }) => id === deed)?.phase
  return {
    ...menu,
    phases: menu.phases.filter((one) => one === phase),
    deeds: menu.deeds.filter((one) => one.phase === phase),
  }
}

/** The patient of the course where the main deed may be done with them, else the first with whom it may. */
const firstReady = (procedure: Procedure, wanted: string): Omit<Ready, 'courseId'> | undefined => {
  const named = procedure.variants.filter(({ id }) => id === wanted)
  for (const variant of [...named, ...procedure.variants]) {
    const setup: Setup = { procedure, variant, seed, mode: 'guided' }
    const { state, events, deed } = readyWay(setup)
    if (deed !== undefined && operation.view(state).can.includes(deed))
      return { menu: menuAround(setup, deed), deed, state, events }
  }
  return undefined
}

/** The patient whom strangers may treat, prepared; refuses where the school has none in public. */
const readyPatient = async (visit: Visit, wanted?: string): Promise<Ready> => {
  const item = await sampleItem(visit, 'operation', kinds.operation, wanted)
  const version = item && (await currentVersion(visit, item.body.procedureId))
  const ready = version && firstReady(version.procedure, item.body.patient)
  if (!ready) throw refuse(missing)
  return { courseId: item.courseId, ...ready }
}

const pauseMs = 2000

const tried = ({ state, events }: Pick<Ready, 'state' | 'events'>, action: Action) => {
  const done = act(state, action, state.at + pauseMs + claimedMs(action))
  if ('refusal' in done)
    throw refuse(performSampleOperation.refusals.impossible, { message: done.refusal.zh })
  return { state: done.state, events: [...events, done.event] }
}

const toResponse = ({ state, events }: Pick<Ready, 'state' | 'events'>) => ({
  View: toViewResponse(state),
  Events: happenedOf(events),
})

/** Answers strangers who try an operation: by the engine that students meet, from the prepared patient each time; nothing is kept. */
export const sampleCalls = () => [
  answer(getSampleOperation, async function handleGetSampleOperation(visit) {
    const ready = await readyPatient(visit)
    const { courseId: CourseId, menu: Menu, deed: Deed } = ready
    return { CourseId, Menu, Deed, ...toResponse(ready) }
  }),

  answer(
    performSampleOperation,
    async function handlePerformSampleOperation(visit, { CourseId, Actions }) {
      const ready = await readyPatient(visit, CourseId)
      return toResponse(Actions.reduce(tried, ready))
    },
  ),
]
