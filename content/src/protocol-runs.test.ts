import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acting,
  assessing,
  atOnce,
  continuing,
  goldenWay,
  keptOf,
  readProtocol,
  replaying,
  rewritten,
  runOf,
  settle,
  type Action,
  type Protocol,
  type RunEvent,
} from '@xinglin/simulation/practical'
import { demoProtocols } from './index.ts'

const given: unknown = demoProtocols().find(({ slug }) => slug === 'arterial-pressure')?.protocol
const { protocol } = readProtocol(given) as { protocol: Protocol }
const setup = { protocol, seed: 7 }
const judged = new Map(protocol.steps.map(({ id, response }) => [id, response.expect]))
const golden = goldenWay(protocol, (step) => judged.get(step) ?? 'none')
const worthOf = (events: readonly RunEvent[]) => atOnce(assessing(setup, events)).sheet

/** The golden way with some actions left out or made others; numbers stay as they were. */
const changed = (change: (action: Action) => Action | undefined): RunEvent[] =>
  golden.flatMap((event) => {
    const action = change(event.action)
    return action ? [{ ...event, action }] : []
  })
const without = (deed: string) =>
  changed((action) => (action.type === 'do' && action.deed === deed ? undefined : action))

test('nothing done is worth nothing', () => {
  expect(worthOf([])).toMatchObject({ composite: 0, level: 'D' })
  expect(worthOf(golden.slice(0, 2)).composite).toBe(12.5)
})

test('the same events and seed are worth the same; another seed is another animal', () => {
  const one = atOnce(assessing(setup, golden))
  expect(atOnce(assessing(setup, golden))).toEqual(one)
  const other = atOnce(assessing({ protocol, seed: 8 }, golden))
  expect(other.captures.map(({ value }) => value)).not.toEqual(
    one.captures.map(({ value }) => value),
  )
})

test('another report on the same recording is worth what assessing the whole anew would give it', () => {
  const shorter = changed((action) =>
    action.type === 'submit'
      ? {
          type: 'submit',
          sections: { ...action.sections, discussion: '血压升高。', reflection: '' },
        }
      : action,
  )
  const before = atOnce(assessing(setup, golden))
  const anew = rewritten(protocol, before, shorter)
  expect(anew).toEqual(atOnce(assessing(setup, shorter)))
  expect(anew.sheet.composite).toBeLessThan(before.sheet.composite)
  expect(rewritten(protocol, anew, golden)).toEqual(before)
})

test('whoever leaves out the heparin is capped, and sees it in the trace', () => {
  const sheet = worthOf(without('heparinise'))
  expect(sheet.composite).toBe(59)
  expect(sheet.caps.map(({ id }) => id)).toEqual(['U5'])
})

test.each<[string, number, (action: Action) => Action | undefined]>([
  [
    'guesses the hypotheses',
    0,
    (one) =>
      one.type === 'suppose'
        ? {
            ...one,
            hypotheses: Object.fromEntries(
              Object.keys(one.hypotheses).map((id) => [id, { direction: 'none', reason: '' }]),
            ),
          }
        : one,
  ],
  [
    'stimulates too weakly',
    3,
    (one) =>
      one.type === 'do' && one.values['volts'] !== undefined
        ? { ...one, values: { ...one.values, volts: 1 } }
        : one,
  ],
  ['captures nothing', 4, (one) => (one.type === 'capture' ? undefined : one)],
  [
    'judges every direction wrongly',
    5,
    (one) =>
      one.type === 'result' ? { ...one, direction: one.direction === 'up' ? 'down' : 'up' } : one,
  ],
  [
    'discusses nothing',
    6,
    (one) =>
      one.type === 'submit' ? { ...one, sections: { ...one.sections, discussion: '' } } : one,
  ],
  ['looks after nobody', 7, (one) => (one.type === 'check' ? undefined : one)],
])('whoever %s loses in dimension index %i', (_what, dimension, change) => {
  const scores = worthOf(changed(change)).dimensions.map(({ score }) => score ?? 0)
  const before = worthOf(golden).dimensions.map(({ score }) => score ?? 0)
  expect(scores[dimension]).toBeLessThan((before[dimension] ?? 0) - 5)
})

test('free exploration counts for no step', () => {
  const explored = changed((one) => {
    if (one.type !== 'do') return one
    const { step: _step, ...rest } = one
    return rest
  })
  expect(worthOf(explored).dimensions[2]?.score).toBe(0)
})

const actions = fc.oneof(
  fc
    .tuple(fc.constantFrom(...protocol.tray), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ id, fields }, share]): Action => ({
      type: 'do',
      deed: id,
      values: Object.fromEntries(fields.map(({ name, lo, hi }) => [name, lo + share * (hi - lo)])),
    })),
  fc.constant<Action>({ type: 'mark', label: '标记' }),
  fc.constant<Action>({ type: 'capture', channel: 'pressure', measure: 'mean', from: 0, to: 1 }),
  fc.integer({ min: 1, max: 30 }).map((capture): Action => ({ type: 'discard', capture })),
)

test('any acts in any order: what is refused changes nothing, and the events replay to the same', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(actions, fc.integer({ min: 0, max: 2000 })), { maxLength: 12 }),
      (wanted) => {
        const events = golden.slice(0, 2)
        const run = atOnce(replaying(setup, events))
        settle(run)
        let steps = 0
        for (const [action, more] of wanted) {
          steps += more
          const before = { seq: run.seq, captures: run.captures.size, waited: run.waited }
          if (atOnce(acting(run, action, steps))) {
            expect({ seq: run.seq, captures: run.captures.size, waited: run.waited }).toEqual(
              before,
            )
            continue
          }
          settle(run)
          events.push({ seq: run.seq, at: 0, steps, action })
        }
        const again = atOnce(replaying(setup, events))
        atOnce(acting(again, { type: 'mark', label: '末' }, steps))
        atOnce(acting(run, { type: 'mark', label: '末' }, steps))
        expect(again.bench.state).toEqual(run.bench.state)
      },
    ),
    { numRuns: 25 },
  ))

test('a run that stayed behind, and was advanced in vain, catches up to the same', () => {
  const whole = atOnce(replaying(setup, golden))
  for (const seen of [2, 5, golden.length - 2]) {
    const run = atOnce(replaying(setup, golden.slice(0, seen)))
    settle(run)
    const on = run.bench.steps + 40_000
    const deadly = { type: 'do', deed: 'noradrenaline', values: { dose: 900 } } as const
    expect(atOnce(acting(run, deadly, on))).toBeDefined()
    expect(run.bench.steps).toBe(on)
    atOnce(continuing(run, golden.slice(seen)))
    expect([run.seq, run.bench.steps]).toEqual([whole.seq, whole.bench.steps])
    expect(run.bench.state).toEqual(whole.bench.state)
  }
})

test.each<[string, Action]>([
  ['a deed that nobody knows', { type: 'do', deed: 'unknown', values: {} }],
  [
    'a dose beyond its range',
    {
      type: 'do',
      deed: 'stim-depressor',
      values: { volts: 1e5, milliseconds: 1, hertz: 30, seconds: 15 },
    },
  ],
  ['a check that nobody knows', { type: 'check', check: 'unknown' }],
  ['a step that nobody knows', { type: 'mark', label: '标记', step: 'unknown' }],
  [
    'a channel that nobody knows',
    { type: 'capture', channel: 'x', measure: 'mean', from: 0, to: 1 },
  ],
  [
    'cursors beyond the recording',
    { type: 'capture', channel: 'pressure', measure: 'mean', from: 0, to: 9e4 },
  ],
  ['a capture that is not there', { type: 'discard', capture: 900 }],
  ['a wait beyond its range', { type: 'wait', seconds: 5000 }],
  ['a second hypothesis', { type: 'suppose', hypotheses: {} }],
  ['an answer that comes too late', { type: 'answer', answers: {} }],
])('%s is refused before a single step is computed', (_what, action) => {
  const run = atOnce(replaying(setup, golden.slice(0, 5)))
  settle(run)
  const before = [run.bench.steps, JSON.stringify(run.bench.state)]
  const going = acting(run, action, run.bench.steps + 400_000)
  // A slice of steps ends in a yield: what computes nothing is done at once.
  expect(going.next()).toMatchObject({ done: true, value: { refusal: expect.any(String) } })
  expect([run.bench.steps, JSON.stringify(run.bench.state)]).toEqual(before)
})

test('a run that was kept as data goes on bit for bit, whatever it was in the midst of', () => {
  const whole = atOnce(replaying(setup, golden))
  let run = runOf(setup, undefined)
  for (const [at, { steps, action }] of golden.entries()) {
    if (at % 7 === 3)
      atOnce(acting(run, { type: 'do', deed: 'noradrenaline', values: { dose: 900 } }, steps))
    expect(atOnce(acting(run, action, steps))).toBeUndefined()
    settle(run)
    run = runOf(setup, structuredClone(keptOf(run)))
  }
  expect(keptOf(run)).toEqual({ ...keptOf(whole), settled: run.settled })
  expect(JSON.stringify(run.bench.state)).toBe(JSON.stringify(whole.bench.state))
})

test('a protocol is read whole or not at all', () => {
  expect(readProtocol(null).problems).not.toEqual([])
  const { problems } = readProtocol({ ...(given as object), model: 5, extra: 1 })
  expect(problems.map(({ path }) => path)).toEqual(expect.arrayContaining(['model', 'extra']))
})
