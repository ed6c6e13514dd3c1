import {
  diagnoses,
  examinations,
  orderOf,
  orders,
  readings,
  tests,
} from '@xinglin/simulation/catalogue'
import { factsOf, secretNames, type CaseScript } from '@xinglin/simulation/cases'
import {
  consultation,
  fold,
  rehearse,
  type Action,
  type Event,
  type Setup,
  type State,
} from '@xinglin/simulation/consultation'
import {
  diseases,
  intents,
  namedMeaning,
  symptoms,
  type Meaning,
} from '@xinglin/simulation/ontology'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoCases } from './index.ts'

const { start, act, view, assess } = consultation

const cases = demoCases().map(({ slug, script }) => [slug, script] as const)

const idOf = (list: readonly { readonly id: string }[]) =>
  fc.constantFrom(...list.map(({ id }) => id))

test.each(cases)('%s: how much urine there is, is told as an amount', (_, script) => {
  // 尿多不多 asks how much: 没有 is no answer to that, and the same words twice in a row are a machine's.
  let state = start({ script, seed: 1, mode: 'practice', temperament: 'standard' })
  const answers = ['freq_urination', 'polyuria', 'oliguria'].map((entity, i) => {
    const meanings = [{ intent: 'symptom', entity }]
    const parts = [{ text: '尿', verdict: 'understood' as const, confidence: 1, meanings }]
    const done = act(state, { type: 'ask', text: '尿多不多', parts }, 1000 * (i + 1))
    if ('refusal' in done) throw new Error(done.refusal.zh)
    state = done.state
    return done.event.observations.flatMap((one) => (one.type === 'say' ? [one.text] : [])).join('')
  })
  expect(answers).not.toContain('')
  expect(new Set(answers).size).toBe(answers.length)
  expect(answers.filter((text) => /没有，.*[少多]/.test(text))).toEqual([])
})

const meaning: fc.Arbitrary<Meaning> = fc.oneof(
  idOf(intents.filter(({ traits }) => traits.entity === undefined)).map((intent) => ({ intent })),
  idOf(symptoms).map((entity) => ({ intent: 'symptom', entity })),
  idOf(diseases).map((entity) => ({ intent: 'disease', entity })),
)

const words = fc.constantFrom(
  '嗯',
  '有没有',
  '昨天吃过别的药吗',
  '保健品、男科的药',
  '诱因',
  '你怎么才来',
  '告诉我诊断',
  '为什么',
)

const ask: fc.Arbitrary<Action> = fc.record({
  type: fc.constant('ask' as const),
  text: words,
  parts: fc.array(
    fc.record({
      text: words,
      verdict: fc.constantFrom(
        'understood' as const,
        'understood' as const,
        'understood' as const,
        'unsure' as const,
        'unknown' as const,
        'offtopic' as const,
        'leak' as const,
      ),
      meanings: fc.array(meaning, { maxLength: 3 }),
      confidence: fc.constant(1),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

const named = fc.constantFrom(...diagnoses.map(({ code }) => ({ code })))

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: ask },
  { weight: 3, arbitrary: idOf(examinations).map((item) => ({ type: 'examine' as const, item })) },
  { weight: 2, arbitrary: idOf(tests).map((id) => ({ type: 'order' as const, tests: [id] })) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 60 })
      .map((minutes) => ({ type: 'wait' as const, minutes })),
  },
  {
    weight: 2,
    arbitrary: idOf(orders).map((id) => ({ type: 'treat' as const, orders: [{ id }] })),
  },
  { weight: 1, arbitrary: idOf(orders).map((id) => ({ type: 'stop' as const, orders: [id] })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(idOf(tests), fc.array(idOf(readings), { maxLength: 4 }))
      .map(([test, findings]) => ({ type: 'read' as const, test, findings })),
  },
  { weight: 1, arbitrary: named.map(({ code }) => ({ type: 'suspect' as const, codes: [code] })) },
  {
    weight: 1,
    arbitrary: named.map((primary) => ({
      type: 'diagnose' as const,
      conclusion: { primary, qualifiers: [], secondary: [], evidence: [], differentials: [] },
    })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'hint' as const }) },
)

const session = fc.record({
  actions: fc.array(action, { maxLength: 80, size: 'max' }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
})

const play = (setup: Setup, actions: readonly Action[]): { state: State; events: Event[] } => {
  const events: Event[] = []
  const state = actions.reduce((now, one) => {
    const done = act(now, one, now.at + 1000)
    if ('refusal' in done) return now
    events.push(done.event)
    return done.state
  }, start(setup))
  return { state, events }
}

const setupOf = (script: CaseScript, seed: number): Setup => ({
  script,
  seed,
  mode: 'practice',
  temperament: 'standard',
})

/** Everything that a browser was sent. */
const sent = (state: State, events: readonly Event[]): string =>
  JSON.stringify([events.map(({ observations }) => observations), view(state)])

/** What the student has not found out, in the case's own words. */
const hidden = (script: CaseScript, state: State): string[] => {
  const texts = Object.keys(state.known).flatMap((id) => state.book.facts.get(id)?.text ?? [])
  return [
    ...factsOf(script)
      .filter(({ id, text }) => !(id in state.known) && !texts.some((one) => one.includes(text)))
      .map(({ text }) => text),
    ...script.exam.flatMap(({ item, finding }) =>
      finding === undefined || finding.includes('{') || item in state.examined ? [] : [finding],
    ),
    ...script.tests.flatMap(({ id, report }) =>
      report === undefined || state.tests[id]?.came !== undefined ? [] : [report],
    ),
    ...script.tests.flatMap(({ why }) => why ?? []),
    ...[...script.rubric.history, ...script.rubric.background].flatMap(({ zh, why }) => [zh, why]),
    ...script.diagnosis.differentials.map(({ why }) => why),
    ...script.diagnosis.mistakes.map(({ feedback }) => feedback),
    ...script.treatment.must.map(({ why }) => why),
    ...script.treatment.forbid.map(({ why }) => why),
    ...script.debrief.teach,
    ...secretNames(script),
  ]
}

const meaningsOf = (one: Action): readonly Meaning[] =>
  one.type === 'ask' ? one.parts.flatMap(({ meanings }) => meanings) : []

describe.each(cases)('%s', (_slug, script) => {
  test('earns what it must when it is played, and answers ordinary questions', () => {
    const { problems, golden, empty, everything, specific } = rehearse(script)
    expect(problems).toEqual([])
    expect([golden >= 90, empty, everything < 60, specific >= 0.95]).toEqual([true, 0, true, true])
  })

  test('whatever is done, nothing is shown that was not found out', () => {
    fc.assert(
      fc.property(session, ({ actions, seed }) => {
        const { state, events } = play(setupOf(script, seed), actions)
        const shown = sent(state, events)
        // What the student chose or asked comes back to them: their own diagnosis, a disease named back, or an order by its name in the list of everybody, is no leak.
        const ordered = actions.flatMap((one) =>
          one.type === 'treat' ? one.orders.map(({ id }) => orderOf(id)?.zh) : [],
        )
        const own = JSON.stringify([
          actions,
          actions.flatMap(meaningsOf).map(namedMeaning),
          ordered,
        ])
        expect(
          hidden(script, state).filter((text) => shown.includes(text) && !own.includes(text)),
        ).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  test('whatever is done, the sheet is whole: within bounds, every point with an event, the same when replayed', () => {
    fc.assert(
      fc.property(session, ({ actions, seed }) => {
        const setup = setupOf(script, seed)
        const { state, events } = play(setup, actions)
        const { sheet } = assess(setup, events)
        const kept = JSON.parse(JSON.stringify(events)) as typeof events
        expect(JSON.stringify(fold(setup, kept))).toBe(JSON.stringify(state))
        const taken = events.map(({ action, at }) => ({ action, at }))
        expect(JSON.stringify(fold(setup, taken))).toBe(JSON.stringify(state))
        expect(sheet.composite >= 0 && sheet.composite <= 100).toBe(true)
        for (const { score, items } of sheet.dimensions) {
          expect(score !== null && score >= 0 && score <= 100).toBe(true)
          for (const { got, max, evidence } of items) {
            expect(got <= max).toBe(true)
            expect(got <= 0 || evidence.length > 0).toBe(true)
            expect(evidence.every((seq) => seq >= 1 && seq <= events.length)).toBe(true)
          }
        }
      }),
      { numRuns: 15 },
    )
  })
})
