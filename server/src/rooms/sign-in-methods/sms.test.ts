import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { regedit } from '@xinglin/contract/sign-in-methods'
import { resetUserPws } from '@xinglin/contract/identity'
import { freshPhone, phoneApp, refusedCode } from './phone-testing.ts'

let app: Awaited<ReturnType<typeof phoneApp>>
beforeAll(async () => void (app = await phoneApp()))
afterAll(() => app.close())
beforeEach(() => app.afresh())

describe('a code', () => {
  test('is asked for alike whether or not the telephone is anybody’s, and only its owner gets one', async () => {
    const [known, unknown] = [freshPhone(), freshPhone()]
    await app.given('student1', known)
    const before = app.messages.length
    const answers = [await app.ask(known, 'login'), await app.ask(unknown, 'login')]
    for (const { Code, Data } of answers) {
      expect(Code).toBe(0)
      expect(Data).toEqual({ ExpireSeconds: 300, RetryAfter: 60 })
    }
    expect(app.messages.slice(before).map(({ phone }) => phone)).toEqual([known])
  })

  test('is not given out again within 60 s, nor more than five times a day', async () => {
    const phone = freshPhone()
    await app.given('student1', phone)
    expect((await app.ask(phone, 'login')).Code).toBe(0)
    expect(await app.ask(phone, 'login')).toMatchObject({
      http: 429,
      Code: -10429,
      Msg: '验证码已发送，60秒后可重新获取',
    })
    for (let i = 2; i <= 5; i += 1) {
      await app.within(sql`update sms_quota set last_at = last_at - interval '61 s'`)
      expect((await app.ask(phone, 'login')).Code, String(i)).toBe(0)
    }
    await app.within(sql`update sms_quota set last_at = last_at - interval '61 s'`)
    expect(await app.ask(phone, 'login')).toMatchObject({
      Code: -10429,
      Msg: '今天获取验证码的次数已达上限，请明天再试',
    })
  })

  test('for signing in is given to everybody of a campus, which is one address', async () => {
    for (let i = 0; i < 40; i += 1)
      expect((await app.ask(freshPhone(), 'login')).Code, String(i)).toBe(0)
  })

  test('for registering is given to twenty at an address who never typed one in', async () => {
    await app.within(
      sql`update door_setting set register = 'approval', agreement = '同意', agreement_version = 1`,
    )
    const registers = async (Phone: string) => {
      const Code = app.messages.findLast(({ phone }) => phone === Phone)?.params['code'] ?? ''
      const wish = { RealName: '林一', StudentNo: Phone, PassWord: 'Register-2026', ClassCode: '' }
      return app.visitor().calls(regedit, { ...wish, Phone, Code, Agreed: 1 })
    }
    for (let i = 0; i < 6; i += 1) {
      const phone = freshPhone()
      expect((await app.ask(phone, 'register')).Code).toBe(0)
      expect((await registers(phone)).Data).toEqual({ State: 'pending' })
    }
    const phones = Array.from({ length: 20 }, freshPhone)
    for (const phone of phones) expect((await app.ask(phone, 'register')).Code).toBe(0)
    expect((await app.ask(freshPhone(), 'register')).Code).toBe(-10429)
    expect((await registers(phones[0] ?? '')).Code).toBe(0)
    expect((await app.ask(freshPhone(), 'register')).Code).toBe(0)
  })

  test('asked for by many at once is given once', async () => {
    const phone = freshPhone()
    await app.given('student1', phone)
    const all = await Promise.all(Array.from({ length: 8 }, () => app.ask(phone, 'login')))
    expect(all.filter(({ Code }) => Code === 0)).toHaveLength(1)
  })

  test('opens once, for its own purpose, and not after five wrong ones', async () => {
    const phone = freshPhone()
    await app.given('student1', phone)
    const code = await app.codeFor(phone, 'login')
    const reset = { Phone: phone, Code: code, NewPassWord: 'Another-2026' }
    expect(await app.visitor().calls(resetUserPws, reset)).toMatchObject(refusedCode)
    expect(await app.enter(phone, code)).toMatchObject({ Code: 0 })
    expect(await app.enter(phone, code)).toMatchObject(refusedCode)

    const second = await app.codeFor(phone, 'login')
    const wrong = second === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(Array.from({ length: 5 }, () => app.enter(phone, wrong)))
    for (const guess of guesses) expect(guess).toMatchObject(refusedCode)
    expect(await app.enter(phone, second)).toMatchObject(refusedCode)
  })

  test('ends after 300 s', async () => {
    const phone = freshPhone()
    await app.given('student1', phone)
    const code = await app.codeFor(phone, 'login')
    await app.within(sql`update sms_code set expires_at = now() - interval '1 s'`)
    expect(await app.enter(phone, code)).toMatchObject(refusedCode)
  })

  test.each(['login', 'reset', 'register'])(
    'is not given for %s where that is closed',
    async (scene) => {
      const visitor = app.visitor('b.localhost')
      expect(await app.ask(freshPhone(), scene, visitor)).toMatchObject({
        Code: -1,
        Msg: '本校未开放此功能',
      })
    },
  )

  test.each(['', '12345', '10086', '23800000000', '1380000000x'])(
    '%j is no mobile number',
    async (phone) => expect(await app.ask(phone, 'login')).toMatchObject({ Code: -10008 }),
  )

  test('is kept neither with its number nor as it reads', async () => {
    const phone = freshPhone()
    await app.given('student1', phone)
    const code = await app.codeFor(phone, 'login')
    const { rows } = await app.within(
      sql`select c::text || q::text as all from sms_code c, sms_quota q`,
    )
    expect(JSON.stringify(rows)).not.toContain(phone)
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
  })
})
