import type { CaseScript } from '@xinglin/simulation/cases'
import { consultation, type Action, type Event, type State } from '@xinglin/simulation/consultation'
import { demoCases } from './cases.ts'

/** What became of actions that were taken in a case, ten seconds apart, and how it is assessed. */
export const played = (script: CaseScript, actions: readonly Action[]) => {
  const setup = { script, seed: 1, mode: 'examination', temperament: 'standard' } as const
  const events: Event[] = []
  const state: State = actions.reduce((now, action) => {
    const done = consultation.act(now, action, now.at + 10_000)
    if ('refusal' in done) throw new Error(`${script.id}: ${done.refusal.zh}`)
    events.push(done.event)
    return done.state
  }, consultation.start(setup))
  const { sheet } = consultation.assess(setup, events)
  const items = sheet.dimensions.flatMap((one) => one.items)
  return {
    state,
    got: (id: string): number => items.find((one) => one.id === id)?.got ?? 0,
    why: (id: string): string => items.find((one) => one.id === id)?.why ?? '',
    harms: state.harms.map(({ id }) => id),
    caps: sheet.caps.map(({ id, cap }) => [id, cap] as const),
    seen: events.flatMap(({ observations }) =>
      observations.flatMap((one) => (one.type === 'change' ? [one.text] : [])),
    ),
  }
}

/** A case of the product by its folder. */
export const caseOf = (slug: string): CaseScript => {
  const demoCase = demoCases().find((one) => one.slug === slug)
  if (!demoCase) throw new Error(`no case ${slug}`)
  return demoCase.script
}

/** Orders given at once: an id, or an id with its dose. */
export const treat = (...orders: readonly (string | readonly [string, string])[]): Action => ({
  type: 'treat',
  orders: orders.map((one) =>
    typeof one === 'string' ? { id: one } : { id: one[0], dose: one[1] },
  ),
})
