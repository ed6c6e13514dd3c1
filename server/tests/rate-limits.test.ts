import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getFeedbackProof } from '@xinglin/contract/feedback'
import { keepAlive, userLoginNew } from '@xinglin/contract/identity'
import { suggest } from '@xinglin/contract/search'
import { lookForAnswer } from '@xinglin/wire'
import { testApp, type TestApp, type Visitor } from '#testing'

// Who asks too much is refused, nobody else is, and it passes.

let app: TestApp
beforeAll(async () => {
  app = await testApp({ callsPerMinute: undefined })
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
  const answers = []
  for (let time = 0; time < times; time += 1) {
    // Each in a millisecond of its own, however slowly the machine lets the clock go on.
    if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + 1)
    answers.push(await ask())
  }
  return answers
}

test('a person may ask six hundred times a minute, and signing in again brings no more', async () => {
  const greedy = await app.signedIn('student1')
  const again = await app.signedIn('student1')
  const other = await app.signedIn('student2')
  nextMinute()
  const answers = await asking(605, () => greedy.calls(keepAlive))
  expect(answers.slice(0, 600).filter(({ http }) => http !== 200)).toEqual([])
  for (const refused of answers.slice(600)) {
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
  const answers = await asking(most + 2, () => person.calls(suggest, { SearchKey: '心' }))
  expect(answers.slice(0, most).filter(({ Code }) => Code !== 0)).toEqual([])
  for (const refused of answers.slice(most)) expect(refused).toMatchObject(tooMany)
  // Another session of the same person is the same person; another person is not.
  const again = await app.signedIn('student1')
  expect(await again.calls(suggest, { SearchKey: '心' })).toMatchObject(tooMany)
  const other = await app.signedIn('student2')
  expect(await other.calls(suggest, { SearchKey: '心' })).toMatchObject({ http: 200, Code: 0 })
  nextMinute()
  expect(await person.calls(suggest, { SearchKey: '心' })).toMatchObject({ http: 200, Code: 0 })
}, 60_000)

const unproven = { http: 200, Code: -10013, Msg: '请先完成验证' }
const solvedOf = ({ ProofOfWork, Bits }: { ProofOfWork: string; Bits: number }): string =>
  `${ProofOfWork} ${lookForAnswer(ProofOfWork, { bits: Bits, from: 0, tries: 10_000_000 })}`

test('strangers behind one address who ask more than a campus does prove work for each further call, and nobody is shut out', async () => {
  const { perMinute = 0 } = getFeedbackProof
  const person = await app.signedIn('student1')
  const prove = (proof: string, host?: string) =>
    app.visitor(host).calls(getFeedbackProof, {}, { headers: { 'x-proof-of-work': proof } })
  nextMinute()
  const answers = await asking(perMinute * 20 + 30, () => app.visitor().calls(getFeedbackProof))
  expect(answers.slice(0, perMinute * 20).filter(({ Code }) => Code !== 0)).toEqual([])
  for (const refused of answers.slice(perMinute * 20)) expect(refused).toMatchObject(unproven)
  // What was refused made it no dearer for whoever proves, and each riddle is good once, in its own school.
  const riddle = answers.at(-1)?.Data
  expect(riddle.Bits).toBe(15)
  const proof = solvedOf(riddle)
  vi.setSystemTime(Date.now() + 1)
  expect(await prove(proof.slice(0, -1))).toMatchObject(unproven)
  expect(await prove('made.up.1.x 7')).toMatchObject(unproven)
  expect(await prove(proof)).toMatchObject({ http: 200, Code: 0 })
  vi.setSystemTime(Date.now() + 1)
  expect(await prove(proof)).toMatchObject(unproven)
  expect(await prove(solvedOf(riddle), 'b.localhost')).toMatchObject(unproven)
  expect(await person.calls(getFeedbackProof)).toMatchObject({ http: 200, Code: 0 })
  // In the next minute nothing is asked of anybody.
  nextMinute()
  expect(await app.visitor().calls(getFeedbackProof)).toMatchObject({ http: 200, Code: 0 })
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
