import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  act,
  fold,
  operation,
  sheetOf,
  type Action,
  type Setup,
} from '@xinglin/simulation/operation'
import type { Procedure } from '@xinglin/simulation/procedures'

/** A session as it stood in the database under version 1 of its procedure, and what its report said when it ended. */
type Recorded = {
  readonly procedure: Procedure
  readonly variant: string
  readonly seed: number
  readonly mode: Setup['mode']
  readonly events: readonly { readonly action: Action; readonly at: number }[]
  readonly composite: number
  readonly caps: readonly string[]
  readonly items: readonly (readonly [id: string, got: number, max: number])[]
  readonly vitals: Setup['variant']['patient']['vitals']
  readonly troubles: readonly (readonly [id: string, seq: number])[]
}

const recordedOf = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Recorded

const setupOf = ({ procedure, variant, seed, mode }: Recorded): Setup => {
  const patient = procedure.variants.find(({ id }) => id === variant)
  if (patient === undefined) throw new Error(variant)
  return { procedure, variant: patient, seed, mode }
}

const sessions = ['resuscitation-1', 'intubation-1']

test.each(sessions)('%s: an old session folds, and is worth what its report says', (name) => {
  const recorded = recordedOf(name)
  const state = fold(setupOf(recorded), recorded.events)
  expect(state.seq).toBe(recorded.events.length)
  expect(state.vitals).toEqual(recorded.vitals)
  expect(state.troubles.map(({ id, seq }) => [id, seq])).toEqual(recorded.troubles)
  const sheet = sheetOf(state)
  const items = sheet.dimensions.flatMap((one) =>
    one.items.map(({ id, got, max }) => [id, got, max]),
  )
  expect(items).toEqual(recorded.items.map(([id, got, max]) => [id, got, max]))
  expect(sheet.caps.map(({ id }) => id)).toEqual(recorded.caps)
  expect(sheet.composite).toBe(recorded.composite)
})

test('what was taken once is not refused when it is read again', () => {
  const recorded = recordedOf('resuscitation-1')
  const setup = setupOf(recorded)
  // Pads before the chest is bared: taken under an engine that did not stop it.
  const early: Action = { type: 'perform', deed: 'pads', option: 'right-left' }
  expect('refusal' in act(operation.start(setup), early, 1000)).toBe(true)
  expect(fold(setup, [{ action: early, at: 1000 }]).seq).toBe(1)
})
