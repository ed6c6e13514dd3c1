import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('one of a name is let in at a time, in their order, and few may wait', async () => {
  const enter = oneAtATime()
  const seen: string[] = []
  const leave = await enter('one')
  const waiting = ['a', 'b', 'c', 'd'].map(async (name) => {
    const out = await enter('one')
    seen.push(name)
    out()
    out()
  })
  await expect(enter('one')).rejects.toMatchObject({ code: -10003, http: 409 })
  ;(await enter('other'))()
  expect(seen).toEqual([])
  leave()
  await Promise.all(waiting)
  expect(seen).toEqual(['a', 'b', 'c', 'd'])
  ;(await enter('one'))()
})
