import type { Action, RunEvent } from './action.ts'
import type { Protocol, ProtocolStep } from './protocol.ts'

type Doing = Extract<Action, { type: 'do' }>

/** A deed that was done. */
export type Done = Pick<RunEvent, 'seq' | 'steps'> & { readonly deed: Doing }

/** How a step of the protocol was gone: the deeds of its last complete go, how often it was gone, its captures and result. */
export type Occurrence = {
  readonly step: ProtocolStep
  /** In the order of the protocol; empty where nothing came of it, and short where the end was left out. */
  readonly deeds: readonly Done[]
  readonly repeats: number
  /** Every event that names the step. */
  readonly events: readonly RunEvent[]
}

/** Everything that was done at the bench. */
export const actionsIn = (events: readonly RunEvent[]): Done[] =>
  events.flatMap(({ seq, steps, action }) =>
    action.type === 'do' ? [{ seq, steps, deed: action }] : [],
  )

const lastGoOf = (deeds: ProtocolStep['deeds'], done: readonly Done[]): Done[] => {
  const matches: Done[] = []
  let at = done.length - 1
  for (const { deed } of deeds.toReversed()) {
    while (at >= 0 && done[at]?.deed.deed !== deed) at -= 1
    const one = done[at]
    if (one === undefined) return []
    matches.unshift(one)
    at -= 1
  }
  return matches
}

/** The last whole go; where there is none, the last that came as far as the deed that the response is read around. */
const lastGo = ({ deeds, response }: ProtocolStep, done: readonly Done[]): Done[] => {
  const whole = lastGoOf(deeds, done)
  if (whole.length > 0 || response.of === undefined) return whole
  return lastGoOf(deeds.slice(0, response.of + 1), done)
}

/** How every step was gone, in the order of the protocol. */
export const occurrencesOf = (
  { steps }: Pick<Protocol, 'steps'>,
  events: readonly RunEvent[],
): Occurrence[] =>
  steps.map((step) => {
    const own = events.filter(({ action }) => 'step' in action && action.step === step.id)
    const done = actionsIn(own)
    const last = step.deeds.at(step.response.of ?? -1)?.deed
    return {
      step,
      events: own,
      deeds: lastGo(step, done),
      repeats: done.filter(({ deed }) => deed.deed === last).length,
    }
  })

/** The deed of a complete go that its response is read around; undefined where there was none. */
export const shownBy = ({ step, deeds }: Pick<Occurrence, 'step' | 'deeds'>): Done | undefined =>
  deeds.at(step.response.of ?? -1)

/** The deed that what was before is read around. */
export const againstOf = (occurrence: Pick<Occurrence, 'step' | 'deeds'>): Done | undefined => {
  const { against } = occurrence.step.response
  return against === undefined ? shownBy(occurrence) : occurrence.deeds[against]
}

/** The newest of a step’s events that is of a kind, and is not taken back. */
export const newest = <Type extends Action['type']>(
  { events }: Pick<Occurrence, 'events'>,
  type: Type,
  holds: (action: Extract<Action, { type: Type }>, seq: number) => boolean = () => true,
): { readonly seq: number; readonly action: Extract<Action, { type: Type }> } | undefined => {
  for (const { seq, action } of events.toReversed())
    if (action.type === type) {
      const own = action as Extract<Action, { type: Type }>
      if (holds(own, seq)) return { seq, action: own }
    }
  return undefined
}
