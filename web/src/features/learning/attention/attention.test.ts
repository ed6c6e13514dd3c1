import { describe, expect, test } from 'vitest'
import { attentionOf } from './attention.ts'

const secondsOf = (seen: (second: number) => boolean, signs: readonly number[], lasts: number) => {
  let now = 0
  const attention = attentionOf(() => seen(now / 1000))
  for (let second = 0; second <= lasts; second += 1) {
    now = second * 1000
    if (signs.includes(second)) attention.sign(now)
    attention.tick(now)
  }
  return attention.take(10_000)
}

describe('attention', () => {
  test('counts while something is done', () => {
    expect(secondsOf(() => true, [0, 60], 100)).toBe(100)
  })

  test('ends two minutes after the last sign of life', () => {
    expect(secondsOf(() => true, [0], 600)).toBe(120)
  })

  test('does not count what is not looked at', () => {
    expect(secondsOf((second) => second > 50, [0, 40, 80], 100)).toBe(50)
  })

  test('a night’s sleep of the computer is worth two seconds', () => {
    const attention = attentionOf(() => true)
    attention.sign(0)
    attention.tick(0)
    attention.sign(30_000_000)
    attention.tick(30_000_000)
    expect(attention.take(300)).toBe(2)
  })

  test('hands over whole seconds, no more than asked, and takes back what could not be told', () => {
    const attention = attentionOf(() => true)
    attention.sign(0)
    attention.tick(0)
    for (let ms = 1500; ms <= 9000; ms += 1500) attention.tick(ms)
    expect(attention.take(4)).toBe(4)
    attention.putBack(4)
    expect(attention.take(300)).toBe(9)
    expect(attention.take(300)).toBe(0)
  })
})
