import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import * as feedback from '@xinglin/contract/feedback'
import { callsByRoom } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

/** The permission matrix of feedback: A, G, S, T, M, V. Whose feedback it is, the room's own tests decide. */
const matrix: readonly (readonly [Call, string])[] = [
  [feedback.getFeedbackProof, '✓✓✓✓✓✓'],
  [feedback.uploadFeedbackPicture, '✓✓✓✓✓✓'],
  [feedback.addFeedback, '✓✓✓✓✓✓'],
  [feedback.replyFeedback, '✓✓✓✓✓✓'],
  [feedback.rateFeedback, '✓✓✓✓✓✓'],
  [feedback.queryFeedback, '✓✓✓✓✓✓'],
  [feedback.myFeedback, '––✓✓✓✓'],
  [feedback.listFeedback, '––––✓✓'],
  [feedback.getFeedback, '––––✓✓'],
  [feedback.handleFeedback, '––––✓✓'],
  [feedback.listHelp, '✓✓✓✓✓✓'],
  [feedback.getHelp, '✓✓✓✓✓✓'],
  [feedback.listManagedHelp, '––––✓✓'],
  [feedback.getManagedHelp, '––––✓✓'],
  [feedback.saveHelp, '––––✓✓'],
  [feedback.removeHelp, '––––✓✓'],
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

test('every call of the room has its row', () =>
  expect(matrix.map(([{ path }]) => path).toSorted()).toEqual(
    Object.values(callsByRoom['feedback'] ?? {})
      .map(({ path }) => path)
      .toSorted(),
  ))

test('no menu code closes feedback', async () => {
  await app.database.global.execute(`update school set menu_codes = '{}' where key = 'a'`)
  const { http } = await app.visitor().calls(feedback.getFeedbackProof)
  expect(http).toBe(200)
  await app.database.global.execute(`update school set menu_codes = '{1,3,4,5}' where key = 'a'`)
})
