import { expect } from 'vitest'
import { getSmsCode, loginBySms, saveDoorSettings } from '@xinglin/contract/sign-in-methods'
import type { Db } from '#platform/database'
import { testApp } from '#testing'

/** The refusal of every code that does not open. */
export const refusedCode = { Code: -10012, Msg: '验证码错误或已过期' }

let number = 13_900_000_000
/** A telephone that nobody in these tests has had before. */
export const freshPhone = (): string => String((number += 1))

/** A school whose people come in by telephone, and what a test does with it. */
export const phoneApp = async () => {
  const app = await testApp()
  const admin = await app.signedIn('admin1')
  await admin.calls(saveDoorSettings, {
    Sms: true,
    Reset: true,
    Register: '',
    Agreement: '',
    WeChat: false,
    WeChatAppId: '',
    WeChatSecret: '',
    Version: 0,
  })
  const within = (statement: Parameters<Db['execute']>[0]) =>
    app.database.within(app.fixture.schools.a, (db) => db.execute(statement))
  const ask = (Phone: string, Scene: string, visitor = app.visitor()) =>
    visitor.calls(getSmsCode, { Phone, Scene })
  return {
    ...app,
    admin,
    within,
    ask,
    /** Nobody has asked for anything, and no telephone is anybody's. */
    async afresh() {
      await within('delete from sms_quota')
      await within('delete from sms_code')
      await within(`update person set phone = '', phone_state = 'school'`)
    },
    /** What the school says of somebody's telephone. */
    given: (login: string, phone: string, state = 'school') =>
      within(
        `update person set phone = '${phone}', phone_state = '${state}' where number = 'N-${login}'`,
      ),
    async codeFor(phone: string, scene: string, visitor = app.visitor()): Promise<string> {
      await within('delete from sms_quota')
      expect(await ask(phone, scene, visitor)).toMatchObject({ Code: 0 })
      return app.messages.findLast((one) => one.phone === phone)?.params['code'] ?? 'none'
    },
    enter: (Phone: string, Code: string) => app.visitor().calls(loginBySms, { Phone, Code }),
  }
}
