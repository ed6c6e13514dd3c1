import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bindPhone, loginBySms } from '@xinglin/contract/sign-in-methods'
import {
  getProfile,
  keepAlive,
  resetUserPws,
  saveProfile,
  saveUser,
  userLoginNew,
} from '@xinglin/contract/identity'
import { freshPhone, phoneApp, refusedCode } from './phone-testing.ts'

let app: Awaited<ReturnType<typeof phoneApp>>
beforeAll(async () => void (app = await phoneApp()))
afterAll(() => app.close())
beforeEach(() => app.afresh())

describe('signing in by telephone', () => {
  test('opens a session and proves the number', async () => {
    const phone = freshPhone()
    await app.given('student1', phone)
    const { Data } = await app.enter(phone, await app.codeFor(phone, 'login'))
    expect(Data).toMatchObject({
      UserId: app.fixture.people['a.student1'],
      RoleType: 4,
      LoginType: 2,
    })
    const student = await app.signedIn('student1')
    expect((await student.calls(getProfile)).Data).toMatchObject({
      Phone: phone,
      PhoneProven: true,
    })
  })

  test('a number that somebody only typed opens nothing', async () => {
    const phone = freshPhone()
    const student = await app.signedIn('student2')
    await student.calls(saveProfile, { Gender: null, Phone: phone, Email: '' })
    const before = app.messages.length
    await app.ask(phone, 'login')
    expect(app.messages).toHaveLength(before)
  })

  test('never opens to those who run the school', async () => {
    const phone = freshPhone()
    await app.given('admin1', phone)
    const before = app.messages.length
    await app.ask(phone, 'login')
    await app.within(sql`delete from sms_quota`)
    await app.ask(phone, 'reset')
    expect(app.messages).toHaveLength(before)
  })

  test('a number of two people opens to whom has proven it, and else tells its owner why not', async () => {
    const phone = freshPhone()
    await app.given('student1', phone)
    await app.given('student2', phone)
    expect(await app.enter(phone, await app.codeFor(phone, 'login'))).toMatchObject({ Code: -1 })
    await app.given('student2', phone, 'proven')
    const { Data } = await app.enter(phone, await app.codeFor(phone, 'login'))
    expect(Data.UserId).toBe(app.fixture.people['a.student2'])
  })

  test('not to an account that was disabled, nor at another school', async () => {
    const phone = freshPhone()
    await app.given('student3', phone)
    const code = await app.codeFor(phone, 'login')
    expect(
      await app.visitor('b.localhost').calls(loginBySms, { Phone: phone, Code: code }),
    ).toMatchObject({ Code: -1, Msg: '本校未开放短信登录' })
    await app.within(sql`update account set disabled = true where login_name = 'student3'`)
    expect(await app.enter(phone, code)).toMatchObject(refusedCode)
    await app.within(sql`update account set disabled = false where login_name = 'student3'`)
  })
})

describe('a password forgotten', () => {
  const reset = (Phone: string, Code: string, NewPassWord: string, visitor = app.visitor()) =>
    visitor.calls(resetUserPws, { Phone, Code, NewPassWord })

  test('without a session needs a telephone', async () =>
    expect(
      await app.visitor().calls(resetUserPws, { OldPassWord: 'x', NewPassWord: 'Another-2026' }),
    ).toMatchObject({ http: 401, Code: -401 }))

  test('is replaced by a code, which ends every session; a bad new one leaves the code good', async () => {
    const phone = freshPhone()
    await app.given('student1', phone)
    const elsewhere = await app.signedIn('student1')
    const code = await app.codeFor(phone, 'reset')
    expect(await reset(phone, code, 'Student1-2026')).toMatchObject({
      Code: -10008,
      Msg: '密码不能包含姓名、账号或学号/工号',
    })
    expect(await reset(phone, code, 'Quite-new-2026')).toMatchObject({ Code: 0 })
    expect((await elsewhere.calls(keepAlive)).Code).toBe(-401)
    const tried = await app
      .visitor()
      .calls(userLoginNew, { LoginType: 2, UserName: 'student1', PassWord: 'Quite-new-2026' })
    expect(tried.Code).toBe(0)
    await app.within(
      sql`update account set password_hash = (select password_hash from account where login_name = 'student2') where login_name = 'student1'`,
    )
  })

  test('of somebody else is not replaced by somebody who is signed in', async () => {
    const phone = freshPhone()
    await app.given('student2', phone)
    const other = await app.signedIn('student3')
    const code = await app.codeFor(phone, 'reset', other)
    expect(await reset(phone, code, 'Quite-new-2026', other)).toMatchObject({ Code: -10002 })
  })
})

describe('binding a telephone', () => {
  test('is for those who are signed in', async () => {
    expect(await app.ask(freshPhone(), 'bind')).toMatchObject({ http: 401 })
    expect(await app.ask(freshPhone(), 'bind', await app.signedIn('guest1'))).toMatchObject({
      http: 401,
    })
  })

  test('proves it; whoever else has it does not take it away', async () => {
    const phone = freshPhone()
    const student = await app.signedIn('student2')
    const Code = await app.codeFor(phone, 'bind', student)
    expect(await student.calls(bindPhone, { Phone: phone, Code: '999999' })).toMatchObject(
      Code === '999999' ? {} : refusedCode,
    )
    expect((await student.calls(bindPhone, { Phone: phone, Code })).Data).toEqual({ Phone: phone })
    const other = await app.signedIn('student3')
    const second = await app.codeFor(phone, 'bind', other)
    expect(await other.calls(bindPhone, { Phone: phone, Code: second })).toMatchObject({
      Code: -1,
      Msg: '该手机号已绑定其他账号',
    })
  })

  test('what the school writes instead is the school’s word', async () => {
    const phone = freshPhone()
    await app.given('student2', phone, 'proven')
    const Id = app.fixture.people['a.student2']
    const fields = { Id, RealName: 'a的student2', Number: 'N-student2', RoleType: 4, Version: '' }
    const AccountName = 'student2'
    await app.admin.calls(saveUser, { ...fields, AccountName, Phone: freshPhone() })
    const { rows } = await app.within(sql`select phone_state from person where id = ${Id}`)
    expect(rows).toEqual([{ phone_state: 'school' }])
  })
})
