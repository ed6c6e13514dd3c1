import { expect, test } from 'vitest'
import { allowedFrom, deliveredText, nextTry } from './rules.ts'

const at = (time: string) => new Date(`2026-11-29T${time}:00+08:00`)

test.each([
  ['06:59', '2026-11-29T07:00'],
  ['07:00', '2026-11-29T07:00'],
  ['12:30', '2026-11-29T12:30'],
  ['21:59', '2026-11-29T21:59'],
  ['22:00', '2026-11-30T07:00'],
  ['23:45', '2026-11-30T07:00'],
  ['00:10', '2026-11-29T07:00'],
])('what is due at %s goes at %s', (time, wanted) =>
  expect(allowedFrom('Asia/Shanghai', at(time)).toISOString()).toBe(
    new Date(`${wanted}:00+08:00`).toISOString(),
  ),
)

test('a gateway that is away is tried five times, each time later', () => {
  const waits = [1, 2, 3, 4].map(
    (tries) => (nextTry(tries, at('12:00'))?.getTime() ?? 0) - at('12:00').getTime(),
  )
  expect(waits).toEqual([60_000, 300_000, 900_000, 3_600_000])
  expect(nextTry(5, at('12:00'))).toBeUndefined()
})

test('one message says what it is, several how many', () => {
  const one = { kind: 'task-published', title: '第七周', count: 1 } as const
  expect(deliveredText([one])).toBe('老师布置了任务：第七周。请登录平台查看。')
  expect(deliveredText([one, { kind: 'work-submitted', title: '作业', count: 3 }])).toBe(
    '您有2条新消息：老师布置了任务：第七周；有3份作业提交：作业。请登录平台查看。',
  )
  expect(deliveredText([])).toBe('')
})
