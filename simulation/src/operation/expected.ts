import { stepsOf, type Step } from '#procedures'
import { holds, type Evidence } from './condition.ts'
import { phaseOrder } from './perform.ts'
import type { State } from './state.ts'

/** Whether this patient is not to be operated on, so that stopping and reporting is right. */
export const isToStop = (state: State): boolean => {
  const { stopWhen } = state.setup.procedure
  return stopWhen !== undefined && holds(state, stopWhen) !== undefined
}

const isExpected = (state: State, { of, when }: Step): boolean =>
  (of === 'always' || (of === 'stop') === isToStop(state)) &&
  (when === undefined || holds(state, when) !== undefined)

/** What is expected of this patient in this course, in the order of the phases. */
export const expectedOf = (state: State): readonly Step[] =>
  stepsOf(state.setup.procedure)
    .filter((one) => isExpected(state, one))
    .toSorted((one, other) => phaseOrder(one.phase) - phaseOrder(other.phase))

/** How far a step was done, 0, a half or 1 of its points, and the events that show it. */
export type Fulfilment = {
  readonly share: number
  readonly evidence: Evidence
  readonly late: boolean
}

const plain = (state: State, { full, half }: Step): { share: number; evidence: Evidence } => {
  const whole = holds(state, full)
  if (whole !== undefined && whole.length > 0) return { share: 1, evidence: whole }
  const part = half === undefined ? undefined : holds(state, half)
  return part === undefined || part.length === 0
    ? { share: 0, evidence: [] }
    : { share: 0.5, evidence: part }
}

/** How far a step was done; one that came before what it should follow earns nothing (strict) or a half (partial). */
export const fulfilment = (state: State, step: Step): Fulfilment => {
  const own = plain(state, step)
  const first = own.evidence[0]
  if (first === undefined || step.order === 'free') return { ...own, late: false }
  const isLate = stepsOf(state.setup.procedure)
    .filter(({ id }) => step.after.includes(id))
    .some((before) => {
      const [begun] = plain(state, before).evidence
      return begun === undefined || begun > first
    })
  if (!isLate) return { ...own, late: false }
  return { share: step.order === 'strict' ? 0 : own.share / 2, evidence: own.evidence, late: true }
}
