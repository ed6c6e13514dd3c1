import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import * as news from '@xinglin/contract/news'
import * as topics from '@xinglin/contract/topics'
import { callsByRoom } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

/** The permission matrix of news and topics: A, G, S, T, M, V. */
const matrix: readonly (readonly [Call, string])[] = [
  [news.getNews, '✓✓✓✓✓✓'],
  [news.getNewsDetail, '✓✓✓✓✓✓'],
  [news.readNews, '––✓✓✓✓'],
  [news.listManagedNews, '––––✓✓'],
  [news.getManagedNews, '––––✓✓'],
  [news.saveNews, '––––✓✓'],
  [news.moveNews, '––––✓✓'],
  [topics.getSpecials, '✓✓✓✓✓✓'],
  [topics.getTeacherSpecials, '✓✓✓✓✓✓'],
  [topics.getSpecial, '✓✓✓✓✓✓'],
  [topics.joinSpecial, '––✓✓––'],
  [topics.listManagedSpecials, '––––✓✓'],
  [topics.getManagedSpecial, '––––✓✓'],
  [topics.uploadBanner, '––––✓✓'],
  [topics.saveSpecial, '––––✓✓'],
  [topics.moveSpecial, '––––✓✓'],
]

let app: TestApp
const visitors = new Map<Who, Visitor>()
beforeAll(async () => {
  app = await testApp()
  for (const one of who)
    visitors.set(one, one === 'anonymous' ? app.visitor() : await app.signedIn(`${one}1`))
})
afterAll(() => app.close())

const rows = matrix.flatMap(([call, cells]) =>
  who.map((one, i) => [one, call.path, [...cells][i], call] as const),
)

test.each(rows)('%s, %s: %s', async (one, _path, cell, call) => {
  const { http } = (await visitors.get(one)?.calls(call, {})) ?? {}
  const refused = one === 'anonymous' ? 401 : 403
  if (cell === '✓') expect([200, 400]).toContain(http)
  else expect(http).toBe(refused)
})

test('every call of the rooms has its row', () =>
  expect(matrix.map(([{ path }]) => path).toSorted()).toEqual(
    ['news', 'topics']
      .flatMap((room) => Object.values(callsByRoom[room] ?? {}))
      .map(({ path }) => path)
      .toSorted(),
  ))
