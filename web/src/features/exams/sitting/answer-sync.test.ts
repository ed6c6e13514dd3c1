import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerSync, type SaveFault, type SyncView } from './answer-sync.ts'
import type { Waiting } from './outbox.ts'

class Fault extends Error {
  readonly kind: SaveFault
  constructor(kind: SaveFault) {
    super(kind)
    this.kind = kind
  }
}
type Sent = readonly { QuestionId: string; Seq: number }[]

const setUp = (waiting: readonly Waiting[] = []) => {
  const sent: Sent[] = []
  const kept = new Map<string, number>()
  let fault: ((items: Sent) => SaveFault | undefined) | undefined
  let view: SyncView | undefined
  const sync = new AnswerSync(
    {
      attemptId: 'a',
      outbox: {
        keep: async (_attempt, { unitId, seq }) => void kept.set(unitId, seq),
        drop: async (_attempt, unitId) => void kept.delete(unitId),
      },
      send: async (items) => {
        sent.push(items)
        const why = fault?.(items)
        if (why) throw new Fault(why)
        return {
          Saved: items.map(({ QuestionId, Seq }) => ({ QuestionId, Seq })),
          Deadline: '',
          ServerTime: '',
        }
      },
      faultOf: (error) => (error as Fault).kind,
      onSaved: () => undefined,
    },
    [{ QuestionId: 'q1', Seq: 4, Answer: { Text: 'stored' } }],
    waiting,
  )
  sync.start((next) => {
    view = next
  })
  return {
    sync,
    sent,
    kept,
    now: () => view ?? sync.view(),
    failBy: (next: typeof fault) => {
      fault = next
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a change is on the device at once, and sent two seconds after the last', async () => {
  const { sync, sent, kept, now } = setUp()
  sync.change('q1', { Text: 'a' })
  expect(kept.get('q1')).toBe(5)
  expect(now()).toMatchObject({ state: 'local', unsent: 1 })
  await vi.advanceTimersByTimeAsync(1_500)
  sync.change('q1', { Text: 'ab' })
  await vi.advanceTimersByTimeAsync(1_900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toMatchObject([[{ QuestionId: 'q1', Seq: 6 }]])
  expect(now()).toMatchObject({ state: 'saved', unsent: 0 })
  expect(kept.size).toBe(0)
})

test('whoever types on and on is sent after fifteen seconds', async () => {
  const { sync, sent } = setUp()
  for (let at = 0; at < 16; at += 1) {
    sync.change('q1', { Text: String(at) })
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(sent).toHaveLength(1)
})

test('check 10: nothing is called saved that the server has not acknowledged; it is sent again by itself', async () => {
  const { sync, sent, now, failBy } = setUp()
  failBy(() => 'network')
  sync.change('q1', { Text: 'a' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(now()).toMatchObject({ state: 'local', isOffline: true, unsent: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.length).toBeGreaterThan(3)
  expect(now().state).toBe('local')
  failBy(undefined)
  await vi.advanceTimersByTimeAsync(37_000)
  expect(now()).toMatchObject({ state: 'saved', isOffline: false })
})

test('check 6: what waited on the device before is sent without anything being done', async () => {
  const { sent, now } = setUp([
    { unitId: 'q1', seq: 3, answer: { Text: 'older than what is stored' } },
    { unitId: 'q2', seq: 7, answer: { Text: 'not sent' } },
  ])
  await vi.advanceTimersByTimeAsync(10)
  expect(sent).toMatchObject([[{ QuestionId: 'q2', Seq: 7 }]])
  expect(now().answers.get('q1')).toEqual({ Text: 'stored' })
  expect(now().answers.get('q2')).toEqual({ Text: 'not sent' })
})

test('check 11: another device took over: nothing more is sent, what was typed stays in sight', async () => {
  const { sync, sent, now, failBy } = setUp()
  failBy(() => 'elsewhere')
  sync.change('q1', { Text: 'mine' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(now()).toMatchObject({ ended: 'elsewhere', unsent: 1 })
  expect(now().answers.get('q1')).toEqual({ Text: 'mine' })
  sync.change('q1', { Text: 'more' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('one that is refused keeps no other from being saved', async () => {
  const { sync, sent, now, failBy } = setUp()
  failBy((items) => (items.some(({ QuestionId }) => QuestionId === 'left') ? 'refused' : undefined))
  sync.change('left', { Text: 'too late' })
  sync.change('q2', { Text: 'good' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent.at(-1)).toMatchObject([{ QuestionId: 'q2' }])
  expect(now()).toMatchObject({ state: 'saved', unsent: 0 })
})

test('a device that cannot keep anything says so', async () => {
  const { sync, now } = setUpBroken()
  sync.change('q1', { Text: 'a' })
  await vi.advanceTimersByTimeAsync(1)
  expect(now().state).toBe('failing')
})

const setUpBroken = () => {
  let view: SyncView | undefined
  const sync = new AnswerSync(
    {
      attemptId: 'a',
      outbox: {
        keep: () => Promise.reject(new Error('the disk is full')),
        drop: () => Promise.resolve(),
      },
      send: () => Promise.reject(new Fault('network')),
      faultOf: (error) => (error as Fault).kind,
      onSaved: () => undefined,
    },
    [],
    [],
  )
  sync.start((next) => {
    view = next
  })
  return { sync, now: () => view ?? sync.view() }
}

test('what fails on its way when one has left is not sent again', async () => {
  const { sync, sent, kept, failBy } = setUp()
  failBy(() => 'network')
  sync.change('q1', { Text: 'left' })
  void sync.flush(true)
  sync.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
  expect(kept.has('q1')).toBe(true)
})
