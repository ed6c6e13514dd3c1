import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getFeedbackProof } from '@xinglin/contract/feedback'
import { keepAlive, userLoginNew } from '@xinglin/contract/identity'
import { suggest } from '@xinglin/contract/search'
import { testApp, type TestApp, type Visitor } from '#testing'

// Who asks too much is refused, nobody else is, and it passes.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
afterEach(() => void vi.useRealTimers())

/**
 * Goes on so much later: the server's clock and the visitor's alike. The clock runs on: of hundreds of calls in one
 * millisecond two would have the same six digits, and the second be refused as the first once more.
 */
const later = (seconds: number): void => {
  const now = Date.now() + seconds * 1_000
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true })
}

/** To the beginning of a minute, as limits count by the clock's. */
const nextMinute = (): void => later(61 - new Date().getSeconds())

const tooMany = { http: 429, Code: -10429 }

const asking = async (times: number, ask: () => ReturnType<Visitor['calls']>) => {
  const heard = []
  for (let time = 0; time < times; time += 1) {
    // Each in a millisecond of its own, however slowly the machine lets the clock go on.
    if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + 1)
    heard.push(await ask())
  }
  return heard
}

test('a person may ask six hundred times a minute, and signing in again brings no more', async () => {
  const greedy = await app.signedIn('student1')
  const again = await app.signedIn('student1')
  const other = await app.signedIn('student2')
  nextMinute()
  const heard = await asking(605, () => greedy.calls(keepAlive))
  expect(heard.slice(0, 600).filter(({ http }) => http !== 200)).toEqual([])
  for (const refused of heard.slice(600)) {
    expect(refused).toMatchObject({ ...tooMany, Msg: expect.stringMatching(/\p{Script=Han}/u) })
    expect(refused.headers['retry-after']).toBe('5')
  }
  expect(await again.calls(keepAlive)).toMatchObject(tooMany)
  expect(await other.calls(keepAlive)).toMatchObject({ http: 200, Code: 0 })
  nextMinute()
  expect(await greedy.calls(keepAlive)).toMatchObject({ http: 200, Code: 0 })
}, 60_000)

test('a call that costs much may be made so often a minute by a person', async () => {
  const { perMinute: most = 0 } = suggest
  const person = await app.signedIn('student1')
  nextMinute()
  const heard = await asking(most + 2, () => person.calls(suggest, { SearchKey: '心' }))
  expect(heard.slice(0, most).filter(({ Code }) => Code !== 0)).toEqual([])
  for (const refused of heard.slice(most)) expect(refused).toMatchObject(tooMany)
  // Another session of the same person is the same person; another person is not.
  const again = await app.signedIn('student1')
  expect(await again.calls(suggest, { SearchKey: '心' })).toMatchObject(tooMany)
  const other = await app.signedIn('student2')
  expect(await other.calls(suggest, { SearchKey: '心' })).toMatchObject({ http: 200, Code: 0 })
  nextMinute()
  expect(await person.calls(suggest, { SearchKey: '心' })).toMatchObject({ http: 200, Code: 0 })
}, 60_000)

test('a campus of strangers behind one address may ask twenty times as often, and whoever signed in is not counted among them', async () => {
  const { perMinute = 0 } = getFeedbackProof
  const person = await app.signedIn('student1')
  nextMinute()
  const heard = await asking(perMinute * 20 + 1, () => app.visitor().calls(getFeedbackProof))
  expect(heard.slice(0, -1).filter(({ Code }) => Code !== 0)).toEqual([])
  expect(heard.at(-1)).toMatchObject(tooMany)
  expect(await person.calls(getFeedbackProof)).toMatchObject({ http: 200, Code: 0 })
}, 60_000)

test('after five wrong passwords the right one waits, longer each time, and opens in the end', async () => {
  const enter = (PassWord: string) =>
    app.visitor().calls(userLoginNew, { LoginType: 2, UserName: 'student3', PassWord })
  const right = () => enter(app.fixture.password)
  await asking(5, () => enter('wrong'))
  expect(await right()).toMatchObject({ Code: -10012 })
  later(31)
  expect((await enter('wrong')).Code).toBe(-10012)
  later(31)
  expect(await right()).toMatchObject({ Code: -10012 })
  later(900)
  expect((await right()).Code).toBeGreaterThanOrEqual(0)
  // And it is forgotten: five more may go wrong.
  await asking(4, () => enter('wrong'))
  expect((await right()).Code).toBeGreaterThanOrEqual(0)
})
