import type { ScoredItem, ScoreSheet } from '#assessment'
import { act, type Event } from './act.ts'
import type { Action } from './action.ts'
import { assess } from './assess.ts'
import type { Debrief } from './debrief.ts'
import { sampleCase } from './sample-case.ts'
import { start, type Setup, type State } from './state.ts'

/** The sample case as practice, for tests. */
export const sampleSetup: Setup = {
  script: sampleCase(),
  seed: 3,
  mode: 'practice',
  temperament: 'standard',
}

/** Does one after the other, a second apart; a refusal is a mistake of the test. */
export const play = (
  actions: readonly Action[],
  setup = sampleSetup,
): { readonly state: State; readonly events: readonly Event[] } => {
  const events: Event[] = []
  const state = actions.reduce<State>((now, action) => {
    const done = act(now, action, now.at + 1000)
    if ('refusal' in done) throw new Error(`${action.type}: ${done.refusal.zh}`)
    events.push(done.event)
    return done.state
  }, start(setup))
  return { state, events }
}

/** How a session of these actions is assessed, with its items by their ids. */
export const assessed = (
  ...actions: Action[]
): {
  readonly sheet: ScoreSheet
  readonly debrief: Debrief
  readonly item: (id: string) => ScoredItem | undefined
  readonly got: (id: string) => number | undefined
} => {
  const { sheet, debrief } = assess(sampleSetup, play(actions).events)
  const items = sheet.dimensions.flatMap((one) => one.items)
  const item = (id: string) => items.find((one) => one.id === id)
  return { sheet, debrief, item, got: (id) => item(id)?.got }
}
