import { afterEach, describe, expect, test, vi } from 'vitest'
import { outboxOf, sweepOutboxes } from './outbox.ts'

const day = 86_400_000
const place = { progressId: 'p1', itemId: 'i1' }
const unsent = (seq: number, at = Date.now()) => ({ ...place, seq, position: { depth: 0.5 }, at })

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

describe('what could not be sent', () => {
  test('is still there after a restart', () => {
    outboxOf('u1').put(unsent(3))
    expect(outboxOf('u1').find(place)).toMatchObject({ seq: 3, position: { depth: 0.5 } })
    expect(outboxOf('u1').all()).toHaveLength(1)
  })

  test('is one position an item, the newest', () => {
    const outbox = outboxOf('u1')
    outbox.put(unsent(3))
    outbox.put(unsent(4))
    expect(outbox.all()).toMatchObject([{ seq: 4 }])
  })

  test('is seen by nobody else', () => {
    outboxOf('u1').put(unsent(3))
    expect(outboxOf('u2').all()).toEqual([])
    expect(outboxOf('u').all()).toEqual([])
    expect(outboxOf('u2').find(place)).toBeUndefined()
  })

  test('goes with its acknowledgement, unless something newer was put down meanwhile', () => {
    const outbox = outboxOf('u1')
    outbox.put(unsent(4))
    outbox.drop(place, 3)
    expect(outbox.find(place)).toBeDefined()
    outbox.drop(place, 4)
    expect(outbox.find(place)).toBeUndefined()
  })

  test('leaves a shared computer after a week, whoever it was', () => {
    outboxOf('u1').put(unsent(1, Date.now() - 8 * day))
    outboxOf('u2').put(unsent(1, Date.now() - 6 * day))
    sweepOutboxes(Date.now())
    expect(outboxOf('u1').all()).toEqual([])
    expect(outboxOf('u2').all()).toHaveLength(1)
  })

  test('is told to be nowhere when the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(outboxOf('u1').put(unsent(1))).toBe(false)
  })

  test('is passed over when it cannot be read', () => {
    window.localStorage.setItem('xinglin/unsent/u1/p1/i1', '{broken')
    expect(outboxOf('u1').all()).toEqual([])
  })
})

test('the pages of a document wait like any other position', () => {
  const box = outboxOf('u1')
  const position = { page: 2, pages: [1, 2] }
  box.put({ progressId: 'p1', itemId: 'doc', seq: 4, position, at: 1 })
  expect(outboxOf('u1').find({ progressId: 'p1', itemId: 'doc' })?.position).toEqual(position)
  box.drop({ progressId: 'p1', itemId: 'doc' }, 4)
  expect(outboxOf('u1').all()).toEqual([])
})
