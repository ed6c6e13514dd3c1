import { CallError } from '#call'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pauseAfter, type Saved, type SendPosition } from './item-saver.ts'
import { outboxOf } from './outbox.ts'
import { recorderOf } from './recorder.ts'

const place = { progressId: 'p1', itemId: 'i1' }
const known = { State: 'begun', Why: '', Wait: 0, Elsewhere: false, Progress: 10 } as const
const answer = (seq: number): Saved => ({ ...known, DoneCount: 1, Seq: seq, CanFinish: false })
const noNetwork = () => new CallError({ http: 0, code: 0, message: '网络已断开' })
const closed = () =>
  new CallError({ http: 200, code: -10011, message: '该次学习已结束，不能再记录' })

const send = vi.fn<SendPosition>()
const saved = vi.fn()
const refused = vi.fn()
const recorder = (person = 'u1') => {
  const own = recorderOf(person, { send, saved, refused })
  own.start()
  return own
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const seqs = () => send.mock.calls.map(([unsent]) => unsent.seq)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  send.mockImplementation(({ seq }) => Promise.resolve(answer(seq)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  window.localStorage.clear()
})

describe('saving', () => {
  test('waits for 2 s of quiet and sends the last position alone', async () => {
    const own = recorder()
    own.note(place, { depth: 0.1 })
    await after(1500)
    own.note(place, { depth: 0.2 })
    await after(1999)
    expect(send).not.toHaveBeenCalled()
    await after(1)
    expect(send.mock.calls[0]?.[0]).toMatchObject({ seq: 2, position: { depth: 0.2 } })
    expect(own.state.get()).toBe('saved')
    expect(outboxOf('u1').all()).toEqual([])
    own.stop()
  })

  test('does not wait longer than 15 s however busy one is', async () => {
    const own = recorder()
    for (let second = 0; second < 15; second += 1) {
      own.note(place, { second })
      await after(1000)
    }
    expect(send).toHaveBeenCalledTimes(1)
    own.stop()
  })

  test('has one request under way for an item, and counts on from what the server has', async () => {
    let arrive: (saved: Saved) => void = () => undefined
    send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    const own = recorder()
    own.open(place, 41)
    own.note(place, { depth: 0.1 })
    await after(2000)
    own.note(place, { depth: 0.2 })
    await after(60_000)
    expect(seqs()).toEqual([42])
    arrive(answer(42))
    await after(2000)
    expect(seqs()).toEqual([42, 43])
    own.stop()
  })

  test('goes at once with keepalive when the page is hidden', async () => {
    const own = recorder()
    own.note(place, { depth: 0.1 })
    window.dispatchEvent(new Event('pagehide'))
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ seq: 1 }), true)
    await after(0)
    own.stop()
  })
})

describe('without a network', () => {
  test('the position waits on this computer and goes out after 1, 2, 4 … seconds', async () => {
    send.mockRejectedValue(noNetwork())
    const own = recorder()
    own.note(place, { depth: 0.3 })
    await after(2000)
    expect(own.state.get()).toBe('waiting')
    expect(outboxOf('u1').find(place)).toMatchObject({ seq: 1 })
    await after(1000)
    await after(2000)
    expect(send).toHaveBeenCalledTimes(3)
    send.mockResolvedValue(answer(1))
    await after(4000)
    expect(own.state.get()).toBe('saved')
    expect(outboxOf('u1').all()).toEqual([])
    own.stop()
  })

  test('it goes out as soon as the network is back', async () => {
    send.mockRejectedValueOnce(noNetwork())
    const own = recorder()
    own.note(place, { depth: 0.3 })
    await after(2000)
    window.dispatchEvent(new Event('online'))
    await after(0)
    expect(own.state.get()).toBe('saved')
    own.stop()
  })

  test('a browser that keeps nothing is told not to be closed', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    send.mockRejectedValue(noNetwork())
    const own = recorder()
    own.note(place, { depth: 0.3 })
    await after(2000)
    expect(own.state.get()).toBe('stuck')
    own.stop()
  })

  test('pauses grow to 30 s and no further', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map((failures) => pauseAfter(failures, 0.5))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })
})

describe('what an earlier visit left', () => {
  const leave = async () => {
    send.mockRejectedValue(noNetwork())
    const before = recorder()
    before.note(place, { answers: { q1: [2] } })
    await after(2000)
    before.stop()
    await after(60_000)
    send.mockReset()
    send.mockImplementation(({ seq }) => Promise.resolve(answer(seq)))
  }

  test('is sent by the next visit of the same person, and opened where it was', async () => {
    await leave()
    const first = recorderOf('u1', { send, saved, refused })
    expect(first.open(place, 0)).toEqual({ answers: { q1: [2] } })
    first.start()
    await after(0)
    expect(seqs()).toEqual([1])
    expect(outboxOf('u1').all()).toEqual([])
    first.stop()
  })

  test('is never sent under another person', async () => {
    await leave()
    const second = recorder('u2')
    await after(60_000)
    expect(send).not.toHaveBeenCalled()
    expect(outboxOf('u1').all()).toHaveLength(1)
    second.stop()
  })

  test('gives way to what the server has since', async () => {
    await leave()
    const again = recorderOf('u1', { send, saved, refused })
    expect(again.open(place, 5)).toBeUndefined()
    again.stop()
  })

  test('stops trying when the person goes', async () => {
    send.mockRejectedValue(noNetwork())
    const own = recorder()
    own.note(place, { depth: 0.3 })
    own.stop()
    await after(120_000)
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('the server’s word', () => {
  test('that an attempt is closed ends the matter: nothing is kept and nothing repeated', async () => {
    send.mockRejectedValue(closed())
    const own = recorder()
    own.note(place, { depth: 0.3 })
    await after(60_000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(refused).toHaveBeenCalledWith(place, expect.objectContaining({ code: -10011 }))
    expect(outboxOf('u1').all()).toEqual([])
    expect(own.state.get()).toBe('saved')
    own.stop()
  })

  test('that another device counted further is answered with a newer number', async () => {
    send.mockResolvedValueOnce(answer(7))
    const own = recorder()
    own.note(place, { depth: 0.3 })
    await after(2000)
    await after(2000)
    expect(seqs()).toEqual([1, 8])
    expect(send.mock.calls[1]?.[0].position).toEqual({ depth: 0.3 })
    own.stop()
  })

  test('a submitted quiz takes its draft with it, and waits for what was under way', async () => {
    let arrive: (saved: Saved) => void = () => undefined
    send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    const own = recorder()
    own.note(place, { answers: { q1: [0] } })
    await after(2000)
    own.note(place, { answers: { q1: [1] } })
    const gone = vi.fn()
    const going = own.discard(place).then(gone)
    await after(5000)
    expect(gone).not.toHaveBeenCalled()
    arrive(answer(1))
    await going
    await after(60_000)
    expect(seqs()).toEqual([1])
    expect(own.open(place, 1)).toBeUndefined()
    expect(outboxOf('u1').all()).toEqual([])
    own.stop()
  })

  test('sending at once waits for what is under way, then sends the newer position', async () => {
    let arrive: (saved: Saved) => void = () => undefined
    send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    const own = recorder()
    own.note(place, { depth: 0.1 })
    await after(2000)
    own.note(place, { depth: 1 })
    const all = own.flush(place)
    await after(0)
    expect(seqs()).toEqual([1])
    arrive(answer(1))
    expect(await all).toBe(true)
    expect(seqs()).toEqual([1, 2])
    own.stop()
  })
})
