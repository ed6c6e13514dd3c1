import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  decideRegistration,
  getDoors,
  getDoorSettings,
  getSmsCode,
  listRegistrations,
  regedit,
  saveDoorSettings,
} from '@xinglin/contract/sign-in-methods'
import { saveUser, userLoginNew } from '@xinglin/contract/identity'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
const closed = {
  Sms: false,
  Reset: false,
  Register: '',
  Agreement: '第一条\n第二条',
  WeChat: false,
  WeChatAppId: '',
  WeChatSecret: '',
}
const set = async (over: object) => {
  const { Data } = await admin.calls(getDoorSettings)
  return admin.calls(saveDoorSettings, { ...closed, Version: Data.Version, ...over })
}
const within = (statement: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(statement))

beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())
beforeEach(async () => {
  await within(sql`delete from sms_quota`)
})

let number = 13_700_000_000
const fresh = () => String((number += 1))
const wish = (over: object) => ({
  RealName: '沈知夏',
  PassWord: 'Apricot-2026',
  StudentNo: '2026011',
  ClassCode: '临床 2601',
  Agreed: 1,
  ...over,
})
const registers = async (over: object = {}, Phone = fresh()) => {
  const answer = await app.visitor().calls(getSmsCode, { Phone, Scene: 'register' })
  const Code =
    answer.Code === 0
      ? app.messages.findLast((one) => one.phone === Phone)?.params['code']
      : '000000'
  return app.visitor().calls(regedit, wish({ Phone, Code, ...over }))
}
const signsIn = async (UserName: string, PassWord: string) =>
  (await app.visitor().calls(userLoginNew, { LoginType: 2, UserName, PassWord })).Code

describe('registering', () => {
  test('is closed until the school opens it', async () => {
    expect((await app.visitor().calls(getDoors)).Data).toMatchObject({
      Register: '',
      Agreement: '',
    })
    expect(await registers()).toMatchObject({ Code: -1, Msg: '本校未开放自助注册' })
  })

  test('needs an agreement and messages to be opened', async () => {
    expect(await set({ Register: 'approval', Agreement: '' })).toMatchObject({
      Code: -10008,
      Msg: '开放自助注册须填写用户协议',
    })
    const mute = await testApp({ sms: undefined })
    const runs = await mute.signedIn('admin1')
    expect(await runs.calls(saveDoorSettings, { ...closed, Sms: true, Version: 0 })).toMatchObject({
      Code: -1,
      Msg: '短信服务尚未配置，请联系平台运维后再开启',
    })
    await mute.close()
  })

  test.each([
    [{ Agreed: 0 }, '请阅读并同意用户协议'],
    [{ Agreed: 99 }, '用户协议已更新，请重新阅读并同意'],
    [{ RealName: '游客甲' }, '姓名不能包含“游客”'],
    [{ PassWord: 'X-2026011-y' }, '密码不能包含姓名、账号或学号/工号'],
    [{ PassWord: 'short' }, '密码不得少于8个字符'],
    [{ StudentNo: ' ' }, '请填写学号'],
    [{ RealName: '' }, '请填写姓名'],
    [{ Phone: '123' }, '请填写正确的手机号'],
    [{ Code: '12' }, '请填写6位数字验证码'],
  ])('%j: %s', async (over, Msg) => {
    await set({ Register: 'approval' })
    expect(await registers(over)).toMatchObject({ Code: -10008, Msg })
  })
})

describe('with an administrator’s approval', () => {
  beforeAll(() => set({ Register: 'approval', Sms: true }))
  const list = async (State = 'pending') =>
    (await admin.calls(listRegistrations, { State })).Data.List as { Id: string; Phone: string }[]

  test('a wish waits, opens nothing, and is not doubled', async () => {
    const phone = fresh()
    expect(await registers({}, phone)).toMatchObject({ Code: 0, Data: { State: 'pending' } })
    expect(await signsIn('2026011', 'Apricot-2026')).toBe(-10012)
    await within(sql`delete from sms_quota`)
    expect(await registers({ RealName: '别名' }, phone)).toMatchObject({
      Code: -1,
      Msg: '您的申请正在审核中，结果将以短信通知',
    })
    expect((await list()).filter((one) => one.Phone === phone)).toHaveLength(1)
  })

  test('approving makes the account, tells the applicant, and is written down', async () => {
    const [wanted] = await list()
    const Id = wanted?.Id
    const done = await admin.calls(decideRegistration, { Id, Approved: true })
    expect(done.Data).toMatchObject({ State: 'approved', DecidedBy: 'a的admin1' })
    expect(await signsIn('2026011', 'Apricot-2026')).toBe(0)
    expect(app.messages.at(-1)).toMatchObject({ phone: wanted?.Phone })
    expect(app.messages.at(-1)?.text).toContain('已通过')
    const audit = await admin.calls(searchAudit, { Area: 'doors' })
    expect(audit.Data.List[0]).toMatchObject({ Text: '通过了“沈知夏”的注册申请' })
    expect(
      await admin.calls(decideRegistration, { Id, Approved: false, Reason: '晚了' }),
    ).toMatchObject({ Code: -10011 })
    const { rows } = await within(sql`select password_hash from registration`)
    expect(rows).toEqual([{ password_hash: '' }])
  })

  test('a telephone that is bound registers nobody else', async () => {
    const [approved] = await list('approved')
    expect(await registers({ StudentNo: '2026012' }, approved?.Phone)).toMatchObject({
      Code: -1,
      Msg: '该手机号已绑定账号，请直接登录或找回密码',
    })
  })

  test('a number of somebody else’s is not told to the applicant, and not approved', async () => {
    expect(await registers({ StudentNo: 'N-student1' })).toMatchObject({ Code: 0 })
    const [wanted] = await list()
    expect(wanted).toMatchObject({ Taken: true })
    expect(await admin.calls(decideRegistration, { Id: wanted?.Id, Approved: true })).toMatchObject(
      {
        Code: -10008,
        Msg: '该学号/工号已被使用',
      },
    )
  })

  test('refusing needs a reason, which the applicant is told; then one may wish again', async () => {
    const [wanted] = await list()
    const refuse = (Reason: string) =>
      admin.calls(decideRegistration, { Id: wanted?.Id, Approved: false, Reason })
    expect(await refuse('')).toMatchObject({ Code: -10008, Msg: '请填写拒绝的原因' })
    expect((await refuse('学号不属于本人')).Data).toMatchObject({ State: 'refused' })
    expect(app.messages.at(-1)?.text).toContain('学号不属于本人')
    await within(sql`delete from sms_quota`)
    expect(await registers({ StudentNo: '2026013' }, wanted?.Phone)).toMatchObject({ Code: 0 })
  })

  test('is for those who run the school, and of their own school', async () => {
    const [wanted] = await list()
    const ofB = await app.signedIn('admin1', 'b.localhost')
    expect((await ofB.calls(listRegistrations, { State: 'all' })).Data.Count).toBe(0)
    expect(await ofB.calls(decideRegistration, { Id: wanted?.Id, Approved: true })).toMatchObject({
      Code: -404,
    })
  })
})

describe('by the school’s list', () => {
  let phone = ''
  beforeAll(async () => {
    await set({ Register: 'roster' })
    phone = fresh()
    const fields = { Id: '', Version: '', RoleType: 4, AccountName: '' }
    await admin.calls(saveUser, { ...fields, RealName: '顾南星', Number: '2026101', Phone: phone })
    await admin.calls(saveUser, { ...fields, RealName: '苏木', Number: '2026102' })
  })
  const strangers = { Code: -1, Msg: expect.stringContaining('与学校名单不一致') }

  test.each([
    [{ StudentNo: '2026999', RealName: '顾南星' }],
    [{ StudentNo: '2026101', RealName: '苏木' }],
    [{ StudentNo: '2026101', RealName: '顾南星' }],
    [{ StudentNo: 'N-student1', RealName: 'a的student1' }],
    [{ StudentNo: 'N-teacher1', RealName: 'a的teacher1' }],
  ])('%j is refused in the same words', async (input) =>
    expect(await registers(input)).toMatchObject(strangers),
  )

  test('whoever is on it, with the telephone the school knows, is active at once, and once', async () => {
    const input = { StudentNo: '2026101', RealName: '顾南星' }
    expect(await registers(input, phone)).toMatchObject({ Code: 0, Data: { State: 'active' } })
    expect(await signsIn('2026101', 'Apricot-2026')).toBe(0)
    expect(await registers(input)).toMatchObject(strangers)
  })

  test('an account that was used, or given a new password, is claimed by nobody', async () => {
    const reset = { StudentNo: '2026102', RealName: '苏木' }
    await within(sql`update account set unclaimed = false where login_name = '2026102'`)
    expect(await registers(reset)).toMatchObject(strangers)
  })

  test('two at once claim it once', async () => {
    await within(sql`update account set unclaimed = true where login_name = '2026102'`)
    const input = { StudentNo: '2026102', RealName: '苏木' }
    const both = await Promise.all([registers(input), registers(input)])
    expect(both.filter(({ Code }) => Code === 0)).toHaveLength(1)
  })
})
