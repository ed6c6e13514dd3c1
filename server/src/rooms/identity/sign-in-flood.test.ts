import { availableParallelism } from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { login, userLoginNew } from '@xinglin/contract/identity'
import { lookForAnswer } from '@xinglin/wire'
import { forgetPasswords, inTurn, notePassword, strangersWaiting } from '#platform/http'
import { testApp, type Answered, type TestApp } from '#testing'
import { isPassword } from './passwords.ts'
import { bitsFor } from './sign-in-flood.ts'
import { loginFailure } from './tables.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  forgetPasswords()
  await app.database.within(app.fixture.schools.a, async (db) => {
    await db.delete(loginFailure)
  })
})

afterEach(() => void vi.useRealTimers())

type How = {
  cookie?: string
  host?: string
  call?: typeof userLoginNew | typeof login
  more?: object
}

const enter = async (
  UserName: string,
  PassWord: string,
  { cookie = '', host, call = userLoginNew, more = {} }: How = {},
): Promise<Answered> => {
  const visitor = app.visitor(host)
  visitor.cookie = cookie
  const LoginType = call === login ? 0 : 2
  return visitor.calls(call, { LoginType, UserName, PassWord, ...more })
}

const solved = ({ Proof, Bits }: { Proof: string; Bits: number }) => ({
  Proof,
  Answer: lookForAnswer(Proof, { bits: Bits, from: 0, tries: 50_000_000 }) ?? '',
})

/** Strangers whose passwords are wrong wait before everybody, until `letIn` is called; `order` hears who had a turn. */
const crowd = (wrong = 20) => {
  const order: string[] = []
  const letIn = Promise.withResolvers<void>()
  for (let at = 0; at < wrong; at += 1) notePassword(false)
  const turns = Array.from({ length: availableParallelism() + 10 }, (_, at) =>
    inTurn(async () => {
      if (at < availableParallelism()) await letIn.promise
      await isPassword(undefined, 'wrong')
      order.push('stranger')
    }),
  )
  return { order, letIn: () => letIn.resolve(), all: Promise.all(turns) }
}

const unproven = { http: 200, Code: -10013, Msg: '请先完成验证' }

/** The mark of the browser in which somebody signed in. */
const deviceOf = async (login: string): Promise<string> => {
  const { headers } = await enter(login, app.fixture.password)
  const given = [headers['set-cookie']].flat().find((one) => one?.includes('device='))
  return given?.split(';')[0] ?? ''
}

test('in a flood of wrong passwords who is known goes first, and others prove work before a password is hashed for them', async () => {
  const { password } = app.fixture
  const cookie = await deviceOf('student1')
  const { order, letIn, all } = crowd()
  const known = enter('student1', password, { cookie }).then(({ Code }) =>
    order.push(`known ${Code}`),
  )
  const stranger = await enter('student2', password)
  expect(stranger).toMatchObject(unproven)
  expect(await enter('admin1', password, { call: login })).toMatchObject(unproven)
  // A name that nobody has is asked alike, and so is a mark of another account.
  expect(await enter('nobody', password)).toMatchObject(unproven)
  expect(await enter('student2', password, { cookie })).toMatchObject(unproven)
  const proof = solved(stranger.Data)
  for (const more of [
    { ...proof, Answer: `${proof.Answer}0` },
    { ...proof, Proof: proof.Proof.replace('.17.', '.1.') },
  ])
    expect(await enter('student2', password, { more })).toMatchObject(unproven)
  // Riddles of another school are none here.
  expect(await enter('student1', password, { host: 'b.localhost', more: proof })).toMatchObject(
    unproven,
  )
  const proven = enter('student2', password, { more: proof }).then(({ Code }) =>
    order.push(`proven ${Code}`),
  )
  await expect.poll(strangersWaiting).toBe(11)
  // Each is good for one turn.
  expect(await enter('student2', password, { more: proof })).toMatchObject(unproven)
  letIn()
  await Promise.all([all, known, proven])
  expect(order.indexOf('known 0')).toBeLessThan(order.lastIndexOf('stranger'))
  expect(order).toContain('proven 0')
  // It is over: nobody is asked for anything.
  expect((await enter('student2', password)).Code).toBe(0)
})

test('of strangers who go on coming a handful is hashed, and each who is refused costs no hash', async () => {
  const { order, letIn, all } = crowd()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => enter(`nobody-${at}`, 'wrong')),
  )
  expect(answers.every(({ Code }) => Code === -10013)).toBe(true)
  expect(order).toEqual([])
  letIn()
  await all
})

test('wrong passwords of a minute ago make no flood of a class that signs in now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61_000 })
  for (let at = 0; at < 20; at += 1) notePassword(false)
  vi.useRealTimers()
  const { letIn, all } = crowd(0)
  const late = enter('student2', app.fixture.password)
  await expect.poll(strangersWaiting).toBe(11)
  letIn()
  await all
  expect((await late).Code).toBe(0)
})

test('a class that signs in together is no flood', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => enter(`student${(at % 3) + 1}`, app.fixture.password)),
  )
  expect(new Set(answers.map(({ Code }) => Code))).toEqual(new Set([0]))
})

test.each([
  [8, 17],
  [256, 17],
  [511, 17],
  [512, 18],
  [2_000, 19],
  [90_000, 19],
])('while %d wait a riddle has %d bits', (waiting, bits) => expect(bitsFor(waiting)).toBe(bits))
