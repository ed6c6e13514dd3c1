import { expect, test } from 'vitest'
import { Action as ConsultationAction } from '@xinglin/contract/simulations/consultation'
import { Action as ExperimentAction } from '@xinglin/contract/simulations/experiment'
import { Action as OperationAction } from '@xinglin/contract/simulations/operation'
import type * as z from 'zod/mini'
import { isBeyondClock } from './clock.ts'

type Union = { readonly _zod: { readonly def: { readonly options: readonly z.ZodMiniType[] } } }

/** The types of actions that a contract has, with the names of their members. */
const membersOf = (action: unknown): Record<string, readonly string[]> =>
  Object.fromEntries(
    (action as Union)._zod.def.options.map((option) => {
      const { shape } = (option as unknown as { _zod: { def: { shape: Record<string, unknown> } } })
        ._zod.def
      const { type, ...rest } = shape
      const [name = ''] = (type as { _zod: { def: { values: string[] } } })._zod.def.values
      return [name, Object.keys(rest)]
    }),
  )

/**
 * Every member of every action by which time is told. `patient`: it passes in full for the patient or the specimen, so that
 * nothing is won by it; `hand`: how long somebody's own hands took, held against the server's clock; `mark`: a place within
 * what was recorded. A new member has to be put here before this test passes.
 */
const expectations: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  consultation: {
    examine: { item: '' },
    order: { tests: '' },
    read: { test: '', findings: '' },
    wait: { minutes: 'patient' },
    treat: { orders: '' },
    stop: { orders: '' },
    suspect: { codes: '' },
    diagnose: { conclusion: '' },
    write: { sections: '' },
    hint: {},
  },
  operation: {
    perform: { deed: '', target: '', option: '', values: 'patient' },
    prepare: { tools: '' },
    compress: { strokes: 'hand' },
    wait: { seconds: 'patient' },
    hint: {},
    undo: {},
  },
  experiment: {
    answer: { answers: '' },
    suppose: { hypotheses: '' },
    do: { deed: '', values: 'patient', step: '' },
    check: { check: '' },
    mark: { label: '', step: '' },
    capture: { channel: '', measure: '', from: 'mark', to: 'mark', step: '', phase: '' },
    discard: { capture: '' },
    result: { step: '', direction: '' },
    wait: { seconds: 'patient' },
  },
}

test.each([
  ['consultation', ConsultationAction],
  ['operation', OperationAction],
  ['experiment', ExperimentAction],
] as const)(
  'every member of every action of a %s is known by the time that it tells',
  (kind, action) =>
    expect(membersOf(action)).toEqual(
      Object.fromEntries(
        Object.entries(expectations[kind] ?? {}).map(([type, members]) => [
          type,
          Object.keys(members),
        ]),
      ),
    ),
)

test('what is claimed may be as long as what passed, and two seconds more', () => {
  expect(isBeyondClock(10_000, 8_000)).toBe(false)
  expect(isBeyondClock(10_001, 8_000)).toBe(true)
  expect(isBeyondClock(Number.NaN, 8_000)).toBe(true)
})
