import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sheet } from '@xinglin/contract/competitions'
import type { SheetDraft } from './sheet-outbox.ts'
import { SheetSync } from './sheet-sync.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sheet = (over: Partial<Sheet> = {}): Sheet => ({
  Points: {},
  Rating: null,
  Remark: '',
  Seq: 0,
  IsLocked: false,
  Photo: null,
  ...over,
})

const rig = () => {
  const kept = new Map<string, SheetDraft>()
  const stored = new Map<string, SheetDraft>()
  const state = { isOnline: true, refusal: '' }
  const sync = new SheetSync({
    outbox: {
      keep: (slotId, draft) => Promise.resolve(void kept.set(slotId, draft)),
      drop: (slotId, upTo) => {
        if ((kept.get(slotId)?.seq ?? Infinity) <= upTo) kept.delete(slotId)
        return Promise.resolve()
      },
    },
    send: (slotId, draft) => {
      if (!state.isOnline) return Promise.reject(new TypeError('network'))
      if (state.refusal !== '') return Promise.reject(new Error(state.refusal))
      stored.set(slotId, draft)
      return Promise.resolve(
        sheet({
          Points: draft.points,
          Seq: draft.seq,
          Rating: draft.rating,
          IsLocked: draft.isLocked,
        }),
      )
    },
    faultOf: (error) =>
      error instanceof TypeError
        ? { kind: 'network' }
        : { kind: 'refused', text: (error as Error).message },
  })
  return { sync, kept, stored, state }
}

test('a change is on the device at once, and with the server a moment later', async () => {
  const { sync, kept, stored } = rig()
  sync.learn(new Map([['s', sheet()]]), new Map())
  await sync.change('s', { points: { a: 5 } })
  expect(kept.get('s')?.points).toEqual({ a: 5 })
  expect(stored.size).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stored.get('s')?.points).toEqual({ a: 5 })
  expect(sync.view()).toMatchObject({ unsent: 0, isOffline: false })
  expect(kept.size).toBe(0)
})

test('what was marked without network is sent when it comes back', async () => {
  const { sync, kept, stored, state } = rig()
  sync.learn(new Map([['s', sheet()]]), new Map())
  state.isOnline = false
  await sync.change('s', { points: { a: 5 } })
  await sync.change('s', { rating: 4, isLocked: true })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sync.view()).toMatchObject({ unsent: 1, isOffline: true })
  expect(kept.get('s')).toMatchObject({ points: { a: 5 }, rating: 4, isLocked: true })
  state.isOnline = true
  await vi.advanceTimersByTimeAsync(31_000)
  expect(stored.get('s')).toMatchObject({ points: { a: 5 }, isLocked: true })
  expect(sync.view()).toMatchObject({ unsent: 0, isOffline: false })
})

test('what waited on the device since before is sent, unless the server has newer', async () => {
  const { sync, stored } = rig()
  const draft = { points: { a: 5 }, rating: null, remark: '', seq: 3, isLocked: false }
  sync.learn(
    new Map([
      ['old', sheet({ Seq: 4 })],
      ['new', sheet({ Seq: 2 })],
    ]),
    new Map([
      ['old', draft],
      ['new', draft],
    ]),
  )
  await vi.advanceTimersByTimeAsync(100)
  expect([...stored.keys()]).toEqual(['new'])
})

test('a refusal is told in words, sent no more, and can be mended', async () => {
  const { sync, stored, state } = rig()
  sync.learn(new Map([['s', sheet()]]), new Map())
  state.refusal = '请为每个评分项给分'
  await sync.change('s', { isLocked: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sync.view().sheets.get('s')).toMatchObject({
    fault: '请为每个评分项给分',
    draft: { isLocked: false },
  })
  state.refusal = ''
  await sync.change('s', { points: { a: 1 }, isLocked: true })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stored.get('s')?.isLocked).toBe(true)
})

test('a sheet that was sent for good is changed no more', async () => {
  const { sync, kept } = rig()
  sync.learn(new Map([['s', sheet({ Seq: 9, IsLocked: true })]]), new Map())
  await sync.change('s', { remark: 'x' })
  expect(kept.size).toBe(0)
})
