import { describe, expect, test } from 'vitest'
import { act, fold, operation, sheetOf, type Action } from './index.ts'
import { tipOf } from './layers.ts'
import { doing, sampleSetup, through } from './sample-procedure.ts'
import type { State } from './state.ts'

const tools: Action = { type: 'prepare', tools: ['needle', 'lidocaine'] }
const insert = (depth: number, target = 'right', angle = 90): Action =>
  doing('insert', { depth, angle }, target)

describe('the sheet', () => {
  test('nothing done earns nothing', () =>
    expect(sheetOf(through(sampleSetup(), { type: 'finish' }).state).composite).toBe(0))

  test('an omitted must bounds the whole', () => {
    const { state } = through(sampleSetup(), tools, insert(1))
    expect(sheetOf(state).caps.map(({ id }) => id)).toEqual(['consent', 'gloves', 'infection'])
    expect(sheetOf(state).composite).toBeLessThanOrEqual(69)
  })

  test('a hint costs a point, and is given in practice', () => {
    const { state, last } = through(sampleSetup('practice'), { type: 'hint' })
    expect(last).toContain('核对患者身份')
    expect(sheetOf(state).deductions).toMatchObject([{ points: 1, evidence: [1] }])
  })

  test('it is a function of the events', () => {
    const events = [tools, insert(1), doing('comfort')].map((action, at) => ({
      action,
      at: 2000 * (at + 1),
    }))
    const setup = sampleSetup()
    expect(operation.assess(setup, events).sheet).toEqual(sheetOf(fold(setup, events)))
    expect(() => fold(setup, [{ action: doing('nothing'), at: 1 }])).toThrow('is refused')
  })
})

describe('order', () => {
  const consentOf = (...actions: Action[]) =>
    sheetOf(through(sampleSetup(), ...actions).state)
      .dimensions.flatMap(({ items }) => items)
      .find(({ id }) => id === 'consent')

  test('what is due before the needle earns nothing after it', () => {
    expect(consentOf(tools, doing('consent'), insert(1))).toMatchObject({ got: 4, evidence: [2] })
    expect(consentOf(tools, insert(1), doing('consent'))).toMatchObject({ got: 0 })
  })
})

describe('a tube at its fork', () => {
  const bend = doing('bend')
  const on: Action = doing('advance', { depth: 2 })
  test.each<[string, Action[], string]>([
    ['bent before it', [insert(0.1, 'forked'), bend, on], 'effusion'],
    ['bent after it', [insert(0.6, 'forked'), bend, on], 'intercostal-vessel'],
    ['not bent', [insert(0.1, 'forked'), on], 'intercostal-vessel'],
  ])('%s', (_, actions, tissue) =>
    expect(tipOf(through(sampleSetup(), tools, ...actions).state.instrument)).toBe(tissue),
  )
})

test('what was taken back leaves the patient as they were before', () => {
  const of = ({ clock, vitals, done, asepsis, instrument, troubles }: State) => ({
    clock,
    vitals,
    done,
    asepsis,
    instrument,
    troubles,
  })
  const setup = sampleSetup('guided')
  const before = through(setup, tools, doing('wash'), doing('faint')).state
  const actions: Action[] = [tools, doing('wash'), doing('faint'), doing('lay-flat')]
  const undone = act(through(setup, ...actions).state, { type: 'undo' }, 60_000)
  expect('state' in undone && of(undone.state)).toEqual(of(before))
})

describe('there is an end', () => {
  const refused = (state: State, action: Action) => {
    const done = act(state, action, state.at + 1)
    return 'refusal' in done ? done.refusal.zh : undefined
  }

  test('to waiting', () => {
    const waits = Array.from({ length: 12 }, (): Action => ({ type: 'wait', seconds: 1800 }))
    const { state } = through(sampleSetup(), ...waits)
    expect(refused(state, doing('wash'))).toBe('操作拖得太久了，请提交')
    expect(refused(state, { type: 'finish' })).toBeUndefined()
  })

  test('to taking back', () => {
    const pairs = Array.from({ length: 50 }, (): Action[] => [doing('wash'), { type: 'undo' }])
    const { state } = through(sampleSetup('guided'), doing('wash'), ...pairs.flat())
    expect(refused(state, { type: 'undo' })).toBe('撤销的次数用完了，请继续往下做')
  })
})
