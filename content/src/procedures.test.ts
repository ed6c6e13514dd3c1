import {
  act,
  fold,
  foldOnto,
  menuOf,
  operation,
  rehearse,
  type Action,
  type Setup,
  type State,
} from '@xinglin/simulation/operation'
import { guidanceOf, proofreadGuide, stepsOf } from '@xinglin/simulation/procedures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenProcedures } from './procedures.ts'

const written = writtenProcedures()
const procedures = written.flatMap(({ slug, procedure }) =>
  procedure === undefined ? [] : [[slug, procedure] as const],
)

test.each(written.map(({ slug, problems }) => [slug, problems] as const))(
  '%s reads without a mistake',
  (_, problems) => expect(problems).toEqual([]),
)

test.each(procedures)(
  '%s: every step is explained, in its own words, with what it touches',
  (_, one) => {
    const guidance = guidanceOf(one)
    expect(Object.keys(guidance).toSorted()).toEqual(
      stepsOf(one)
        .map(({ id }) => id)
        .toSorted(),
    )
    const rows = Object.values(guidance)
    const [text, feared] = [rows.map((row) => row.do), rows.map(({ danger }) => danger)]
    expect(new Set(text).size).toBe(text.length)
    expect(new Set(feared).size).toBe(feared.length)
    // What goes into a body says into what.
    expect(rows.filter(({ shows }) => shows.length > 0).length).toBeGreaterThan(rows.length / 3)
    expect(proofreadGuide({ ...one, guide: {} }).length).toBeGreaterThan(5)
  },
)

const patients = procedures.flatMap(([slug, procedure]) =>
  procedure.variants.map((variant) => [`${slug}/${variant.id}`, { procedure, variant }] as const),
)

test.each(patients)('%s plays: golden 90 or more, nothing 0, everything below 60', (_, one) =>
  expect(rehearse(one.procedure, one.variant).problems).toEqual([]),
)

/** Any action that the menu of a procedure offers, and some that it does not. */
const actionOf = ({ procedure }: Pick<Setup, 'procedure'>): fc.Arbitrary<Action> => {
  const menu = menuOf(procedure)
  const deed = fc.constantFrom(...menu.deeds).chain(({ id, targets, options, values }) =>
    fc.record({
      type: fc.constant('perform' as const),
      deed: fc.constant(id),
      ...(targets === undefined ? {} : { target: fc.constantFrom(...targets) }),
      ...(options === undefined ? {} : { option: fc.constantFrom(...Object.keys(options)) }),
      ...(values === undefined
        ? {}
        : {
            values: fc.record(
              Object.fromEntries(
                Object.entries(values).map(([name, { from, to }]) => [
                  name,
                  fc.double({ min: from, max: to, noNaN: true }),
                ]),
              ),
            ),
          }),
    }),
  )
  const stroke = fc.record({
    at: fc.integer({ min: 0, max: 30_000 }),
    depth: fc.double({ min: 0, max: 9, noNaN: true }),
    left: fc.double({ min: 0, max: 3, noNaN: true }),
  })
  return fc.oneof(
    { weight: 20, arbitrary: deed },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 1, max: 300 })
        .map((seconds): Action => ({ type: 'wait', seconds })),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(stroke, { maxLength: 30 })
        .map((strokes): Action => ({ type: 'compress', strokes })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Action>({ type: 'undo' }, { type: 'hint' }, { type: 'finish' }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('perform' as const),
        deed: fc.string(),
        values: fc.dictionary(fc.string(), fc.double()),
      }),
    },
  )
}

type Played = {
  readonly state: State
  readonly events: { action: Action; at: number }[]
  readonly shown: string
}

const play = (setup: Setup, actions: readonly Action[]): Played => {
  const tools: Action = { type: 'prepare', tools: setup.procedure.tools.map(({ id }) => id) }
  const events: Played['events'] = []
  let state = operation.start(setup)
  let shown = ''
  for (const [n, action] of [tools, ...actions].entries()) {
    const at = state.at + 500 + 700 * (n % 7)
    const done = act(state, action, at)
    if ('refusal' in done) {
      expect(done.refusal.zh).toMatch(/^[^{}]*[\u4e00-\u9fff][^{}]*$/)
      continue
    }
    state = done.state
    events.push({ action, at })
    shown += JSON.stringify(done.event.observations)
  }
  return { state, events, shown }
}

const runs = { numRuns: 12 }

describe.each(patients)('%s, whatever is done,', (_, one) => {
  const setups = fc.record({
    seed: fc.nat(),
    mode: fc.constantFrom('guided' as const, 'practice' as const, 'examination' as const),
    actions: fc.array(actionOf(one), { minLength: 5, maxLength: 40 }),
  })

  test('never throws, folds to the same state and keeps the body within bounds', () => {
    fc.assert(
      fc.property(setups, ({ seed, mode, actions }) => {
        const setup: Setup = { ...one, seed, mode }
        const { state, events } = play(setup, actions)
        expect(fold(setup, events)).toEqual(state)
        // One who stayed behind catches up to the same.
        const seen = Math.floor(events.length / 2)
        expect(foldOnto(fold(setup, events.slice(0, seen)), events.slice(seen))).toEqual(state)
        for (const value of Object.values(state.vitals)) expect(value).toBeGreaterThanOrEqual(0)
        expect(state.vitals.SpO2).toBeLessThanOrEqual(100)
        const { composite } = operation.assess(setup, events).sheet
        expect(composite).toBeGreaterThanOrEqual(0)
        expect(composite).toBeLessThanOrEqual(100)
      }),
      runs,
    )
  })

  test('the view tells nothing of rights, risks and what was not found out', () => {
    const { procedure, variant } = one
    const looks = (procedure.pool?.looks ?? []).map(({ zh }) => zh)
    const secret = [
      ...procedure.steps.map(({ why }) => why),
      // A danger may go by the name of the step that answers it, and the rail of guided mode names every step of everybody.
      ...procedure.dangers
        .filter(({ id }) => stepsOf(procedure).every((step) => step.id !== id))
        .map(({ id }) => `"${id}"`),
      ...procedure.faults.map(({ zh }) => zh),
      ...procedure.debrief.teach,
      '"stopWhen"',
      '"figures"',
      '"seed"',
      '"troubles"',
      '"way"',
      '"soiled"',
      variant.zh,
    ]
    fc.assert(
      fc.property(setups, ({ seed, mode, actions }) => {
        const { state, shown } = play({ ...one, seed, mode }, actions)
        const whole = JSON.stringify(operation.view(state))
        expect(secret.filter((words) => whole.includes(words))).toEqual([])
        if ((state.measures['drawn'] ?? 0) === 0 && !shown.includes('回抽见'))
          expect(looks.filter((words) => `${whole}${shown}`.includes(words))).toEqual([])
      }),
      runs,
    )
  })

  test('the menu tells as little', () => {
    const menu = JSON.stringify(menuOf(one.procedure))
    expect(menu).not.toMatch(/"(?:needed|needs|tells|causes|treats|sets|paths|ways|when)"/)
  })
})
