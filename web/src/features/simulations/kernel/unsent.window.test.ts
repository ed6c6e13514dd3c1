import { CallError } from '#call'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { mayArrive, resting, unsentIn } from './unsent.ts'

const shelf = unsentIn('operation', z.object({ id: z.string() }))
beforeEach(() => window.localStorage.clear())

describe('what was not acknowledged', () => {
  test('is found again by its session and room alone, and forgotten when it was', () => {
    expect(shelf.keep('s1', { id: 'a' })).toBe(true)
    expect(shelf.find('s1')).toEqual({ id: 'a' })
    expect(shelf.find('s2')).toBeUndefined()
    expect(unsentIn('consultation', z.object({ id: z.string() })).find('s1')).toBeUndefined()
    shelf.keep('s1', undefined)
    expect(shelf.find('s1')).toBeUndefined()
  })

  test('is nothing where it is of another shape, or broken', () => {
    unsentIn('operation', z.number()).keep('s1', 4)
    expect(shelf.find('s1')).toBeUndefined()
    window.localStorage.setItem('xinglin/unsent-in/operation/s1', '{')
    expect(shelf.find('s1')).toBeUndefined()
  })

  test('does not stay on a shared computer for more than a week', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') })
    shelf.keep('s1', { id: 'a' })
    vi.setSystemTime(new Date('2026-03-07T08:00:00Z'))
    expect(shelf.find('s1')).toEqual({ id: 'a' })
    vi.setSystemTime(new Date('2026-03-08T08:00:01Z'))
    expect(shelf.find('s2')).toBeUndefined()
    expect(window.localStorage.length).toBe(0)
    vi.useRealTimers()
  })
})

test.each([
  [0, true],
  [502, true],
  [429, true],
  [200, false],
  [401, false],
  [403, false],
])('after HTTP %d the same may be sent again: %s', (http, may) => {
  const error = new CallError({ http, code: -1, message: '', data: undefined, trace: '' })
  expect(mayArrive(error)).toBe(may)
})

test('a rest ends when the network is back, or when somebody asks', async () => {
  const { rest, wake } = resting()
  const first = rest(6)
  window.dispatchEvent(new Event('online'))
  await expect(first).resolves.toBeUndefined()
  const second = rest(6)
  wake()
  await expect(second).resolves.toBeUndefined()
})
