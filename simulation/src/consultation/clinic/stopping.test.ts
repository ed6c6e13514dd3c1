import { expect, test } from 'vitest'
import { act } from '../session/act.ts'
import { fold } from '../session/fold.ts'
import type { Action } from '../state/action.ts'
import { play, sampleSetup } from '../fixtures/sample-session.ts'
import { start, type State } from '../state/state.ts'
import { completedOrders } from './stopping.ts'
import { view } from '../session/view.ts'

const refused = (action: Action, state: State = start(sampleSetup), at = 1000) => {
  const done = act(state, action, at)
  return 'refusal' in done ? done.refusal.code : 'taken'
}

const after = (...actions: Action[]) => play(actions)

test('what is given can be stopped: what it did while it was given ends, and it can be given again', () => {
  const setup = {
    ...sampleSetup,
    script: {
      ...sampleSetup.script,
      treatment: {
        ...sampleSetup.script.treatment,
        effects: [
          { orders: ['oxygen'], vitals: { SpO2: 20 }, zh: '口唇转红', whileGiven: true },
          { orders: ['steroid'], vitals: { R: -4 }, zh: '喉鸣减轻', whileGiven: false },
        ],
      },
    },
  }
  const give = (id: string): Action => ({ type: 'treat', orders: [{ id }] })
  const stop = (id: string): Action => ({ type: 'stop', orders: [id] })
  const given = play([give('oxygen'), give('steroid')], setup).state
  expect(given.vitals).toMatchObject({ SpO2: 100, R: 28 })
  const { state, events } = play(
    [give('oxygen'), give('steroid'), stop('oxygen'), stop('steroid')],
    setup,
  )
  expect(state.vitals).toMatchObject({ SpO2: 95, R: 28 })
  expect(events[2]?.observations).toEqual([
    { type: 'stopped', order: 'oxygen', zh: expect.stringContaining('氧') },
  ])
  expect(view(state).orders).toMatchObject([{ id: 'oxygen', stopped: 2 }, { id: 'steroid' }])
  expect(refused(stop('oxygen'), state, 9000)).toBe('invalid')
  expect(refused(give('oxygen'), state, 9000)).toBe('taken')
  expect(JSON.stringify(fold(setup, events))).toBe(JSON.stringify(state))
})

test('an operation or a talk is not stopped', () => {
  const { state } = after({ type: 'treat', orders: [{ id: 'tell-family' }] })
  expect(refused({ type: 'stop', orders: ['tell-family'] }, state, 9000)).toBe('invalid')
})

test('who was treated and left off gets worse, and earns nothing by it', () => {
  const orders = [{ id: 'steroid' }]
  const off: Action[] = [
    { type: 'treat', orders },
    { type: 'stop', orders: ['steroid'] },
  ]
  const wait: Action = { type: 'wait', minutes: 60 }
  expect(after({ type: 'treat', orders }, wait).state.harms).toEqual([])
  expect(after(...off, wait).state.harms).toMatchObject([{ id: 'worse' }])
  expect(completedOrders(after(...off).state)).toEqual([])
  expect(
    completedOrders(
      after({ type: 'treat', orders }, wait, { type: 'stop', orders: ['steroid'] }).state,
    ),
  ).toHaveLength(1)
})
