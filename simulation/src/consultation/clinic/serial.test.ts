import { expect, test } from 'vitest'
import { act } from '../session/act.ts'
import type { Action } from '../state/action.ts'
import { assessed, play, sampleSetup } from '../fixtures/sample-session.ts'
import { start, type State } from '../state/state.ts'
import { view } from '../session/view.ts'

const refused = (action: Action, state: State = start(sampleSetup), at = 1000) => {
  const done = act(state, action, at)
  return 'refusal' in done ? done.refusal.code : 'taken'
}

test('one is taken again when its result is there: as before, or as the case has it by then', () => {
  const cbc: Action = { type: 'order', tests: ['cbc'] }
  const wait = (minutes: number): Action => ({ type: 'wait', minutes })
  const lines = (actions: Action[], setup = sampleSetup) =>
    play(actions, setup).state.results.map((one) => one.lines?.map(({ value }) => value))
  const [first, second] = lines([cbc, wait(20), cbc, wait(20)])
  expect(second).toEqual(first)
  expect(refused(cbc, play([cbc]).state, 9000)).toBe('invalid')
  const serial = {
    ...sampleSetup,
    script: {
      ...sampleSetup.script,
      tests: sampleSetup.script.tests.map((one) =>
        one.id === 'cbc'
          ? {
              ...one,
              later: [
                { from: 30, values: { WBC: 15.2 } },
                { from: 0, after: ['class:steroid'], values: { WBC: 9.4 } },
              ],
            }
          : one,
      ),
    },
  }
  const steroid: Action = { type: 'treat', orders: [{ id: 'steroid' }] }
  const wbc = (...actions: Action[]) => lines(actions, serial).map((sheet) => sheet?.[0])
  expect(wbc(cbc, wait(20), cbc, wait(20), cbc, wait(20))).toEqual(['13.1', '13.1', '15.2'])
  expect(wbc(cbc, wait(31), steroid, cbc, wait(20))).toEqual(['13.1', '9.4'])
  expect(view(play([cbc, wait(20), cbc], serial).state)).toMatchObject({
    cost: 40,
    pending: [{ test: 'cbc' }],
  })
})

test('fluid is examined when it is drawn', () => {
  expect(refused({ type: 'order', tests: ['effusion'] })).toBe('invalid')
  expect(refused({ type: 'order', tests: ['effusion', 'thoracentesis'] })).toBe('taken')
})

test('a test that the case has no later result of may be repeated thrice without loss', () => {
  const again: Action[] = [
    { type: 'order', tests: ['cbc'] },
    { type: 'wait', minutes: 20 },
  ]
  const lost = (times: number) =>
    assessed(...Array.from({ length: times }, () => again).flat())
      .sheet.dimensions.flatMap(({ items }) => items)
      .filter(({ id, got }) => id.startsWith('test:cbc#') && got < 0)
  expect(lost(4)).toEqual([])
  expect(lost(6)).toMatchObject([{ got: -0.5 }, { got: -0.5 }])
})
