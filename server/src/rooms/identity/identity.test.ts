import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { keepAlive, login, resetUserPws, userLoginNew } from '@xinglin/contract/identity'
import { lookForAnswer } from '@xinglin/wire'
import { testApp, type TestApp } from '#testing'
import { session } from './tables.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const wrong = { http: 200, Code: -10012, Msg: '账号或密码错误', Data: null, mode: 'plain' }
const tries = (UserName: string, PassWord: string, more: object = {}) =>
  app.visitor().calls(userLoginNew, { LoginType: 2, UserName, PassWord, ...more })

/** Tries as a browser does: so many at once may be taken for a flood, in which strangers prove work and send the same again. */
const triesProven = async (UserName: string, PassWord: string) => {
  const answered = await tries(UserName, PassWord)
  if (answered.Code !== -10013) return answered
  const { Proof, Bits } = answered.Data as { Proof: string; Bits: number }
  const Answer = lookForAnswer(Proof, { bits: Bits, from: 0, tries: 100_000_000 }) ?? ''
  return tries(UserName, PassWord, { Proof, Answer })
}

describe('signing in', () => {
  test('one answer for unknown, wrong, and of another school', async () => {
    expect(await tries('nobody', 'x')).toEqual(expect.objectContaining(wrong))
    expect(await tries('student1', 'x')).toEqual(expect.objectContaining(wrong))
    expect(await tries('preview:7f3a9c1e5b8d4f60', 'x')).toMatchObject({
      Code: -10012,
      Msg: '请确认您输入的链接是否正确！',
    })
  })

  test('the administrators’ door is closed to students, and tells nothing to a wrong password', async () => {
    expect(await tries('student1', app.fixture.password, { LoginType: 0 })).toMatchObject({
      Code: -10002,
    })
    expect(await tries('student1', 'x', { LoginType: 0 })).toMatchObject({ Code: -10012 })
    const admin = await app
      .visitor()
      .calls(login, { LoginType: 0, UserName: 'admin1', PassWord: app.fixture.password })
    expect(admin).toMatchObject({ Code: 0, Data: { LoginType: 0, RoleType: 2, Redirect: '/' } })
  })

  test('fails five times, then not even the right password helps for a while', async () => {
    for (let i = 0; i < 5; i += 1) await tries('teacher2', 'x')
    expect(await tries('teacher2', app.fixture.password)).toEqual(expect.objectContaining(wrong))
    // The same name in another school is another person.
    const other = app.visitor('b.localhost')
    expect((await other.signIn('teacher2', app.fixture.password)).RealName).toBe('b的teacher2')
  })

  test('of thirty guesses in parallel the first five count, and the right one among the rest does not open', async () => {
    const wrong = Array.from({ length: 29 }, (_, i) => triesProven('operator1', `guess-${i}`))
    // Whichever five were heard first; the others are still on their way.
    await Promise.all(wrong.slice(0, 5))
    const answers = await Promise.all([triesProven('operator1', app.fixture.password), ...wrong])
    expect(answers.map(({ Code }) => Code)).toEqual(answers.map(() => -10012))
    const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`select failures from login_failure where login_norm = 'operator1'`),
    )
    expect(Number(rows[0]?.['failures'])).toBeGreaterThanOrEqual(5)
  })

  test.each(['student1', 'STUDENT1', 'N-student1'])(
    'as %s, with new keys each time and no secret of the account',
    async (name) => {
      const { Data } = await tries(name, app.fixture.password)
      expect(Data).toMatchObject({
        AccountName: 'student1',
        RoleType: 4,
        IsTourists: false,
        RealName: 'a的student1',
        ExitOperationTime: 30,
      })
      expect(Data.TokenId).toMatch(/^[A-Za-z0-9_-]{43}$/)
      expect(Data.Key).toMatch(/^[A-Za-z0-9_-]{16}$/)
      expect(JSON.stringify(Data)).not.toContain('argon2')
      expect((await tries(name, app.fixture.password)).Data.Key).not.toBe(Data.Key)
    },
  )

  test('a copy of the database signs nobody in: neither token nor keys lie in it', async () => {
    const visitor = await app.signedIn('student2')
    const rows = await app.database.global.select().from(session)
    const stored = JSON.stringify(rows.map((row) => ({ ...row, id: row.id.toString('base64url') })))
    for (const secret of [visitor.session?.TokenId, visitor.session?.Key, visitor.session?.MacKey])
      expect(stored).not.toContain(secret)
  })

  test('the sixth session of a student ends the oldest', async () => {
    const six = []
    for (let i = 0; i < 6; i += 1) six.push(await app.signedIn('student3'))
    expect((await six[0]?.calls(keepAlive))?.Code).toBe(-401)
    expect((await six[1]?.calls(keepAlive))?.Code).toBe(0)
  })
})

test('neither a password nor a key of a session is kept beside an idempotency key', async () => {
  const visitor = await app.signedIn('student2')
  const headers = { 'idempotency-key': 'a-key-of-some-length' }
  await visitor.calls(
    userLoginNew,
    { UserName: 'student2', PassWord: app.fixture.password },
    { headers },
  )
  await visitor.calls(
    resetUserPws,
    { OldPassWord: 'x', NewPassWord: 'Good-word-2026' },
    { headers },
  )
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute('select 1 from idempotency'),
  )
  expect(rows).toEqual([])
})

describe('a session', () => {
  const aged = async (column: 'lastSeen' | 'expiresAt', minutes: number) => {
    const visitor = await app.signedIn('student1')
    const at = new Date(Date.now() - minutes * 60_000)
    await app.database.global
      .update(session)
      .set({ [column]: at })
      .where(eq(session.accountName, 'student1'))
    return visitor.calls(keepAlive)
  }
  test('ends after the school’s idle minutes on the server', async () => {
    expect((await aged('lastSeen', 31)).Code).toBe(-401)
    expect((await aged('lastSeen', 29)).Code).toBe(0)
  })
  test('ends at its absolute limit', async () =>
    expect((await aged('expiresAt', 1)).Code).toBe(-401))

  test('is bound to the browser that signed in', async () => {
    const visitor = app.visitor()
    const answered = await visitor.calls(
      userLoginNew,
      { LoginType: 2, UserName: 'student2', PassWord: app.fixture.password },
      { headers: { 'sec-fetch-site': 'same-origin' } },
    )
    const [cookie] = (answered.headers['set-cookie'] as string[])[0]?.split(';') ?? ['']
    visitor.session = answered.Data
    expect((await visitor.calls(keepAlive)).Code).toBe(0)
    visitor.cookie = cookie ?? ''
    expect((await visitor.calls(keepAlive)).Code).toBe(0)
    // Once it was seen back, the token alone is a stolen one.
    visitor.cookie = ''
    expect((await visitor.calls(keepAlive)).Code).toBe(-401)
    visitor.cookie = '__Host-bind=another'
    expect((await visitor.calls(keepAlive)).Code).toBe(-401)
  })
})

describe('a new password', () => {
  const change = async (OldPassWord: string, NewPassWord: string) =>
    (await app.signedIn('teacher1')).calls(resetUserPws, { OldPassWord, NewPassWord })

  test.each([
    ['短', '密码不得少于8个字符'],
    ['onlylowercase', '密码须包含大写字母、小写字母、数字、符号中的三种'],
    ['Password-2026', '密码过于常见，请更换'],
    ['Teacher1-2026', '密码不能包含姓名、账号或学号/工号'],
    ['Testing-2026', '新密码不能与原密码相同'],
  ])('%s is refused: %s', async (word, Msg) =>
    expect(await change(app.fixture.password, word)).toMatchObject({ Code: -10008, Msg }),
  )

  test('needs the old one', async () =>
    expect(await change('x', 'Good-word-2026')).toMatchObject({ Code: -10012, Msg: '原密码错误' }))

  test('ends every session of the account, and opens the door from then on', async () => {
    const other = await app.signedIn('teacher1')
    const own = await app.signedIn('teacher1')
    expect(
      await own.calls(resetUserPws, {
        OldPassWord: app.fixture.password,
        NewPassWord: 'Good-word-2026',
      }),
    ).toMatchObject({ Code: 0 })
    for (const visitor of [own, other]) expect((await visitor.calls(keepAlive)).Code).toBe(-401)
    expect((await tries('teacher1', app.fixture.password)).Code).toBe(-10012)
    expect((await tries('teacher1', 'Good-word-2026')).Code).toBe(0)
  })
})
