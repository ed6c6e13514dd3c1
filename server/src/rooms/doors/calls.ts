import {
  bindAccount,
  bindPhone,
  finishSso,
  getSmsCode,
  loginBySms,
  regedit,
  startSso,
} from '@xinglin/contract/doors'
import { resetUserPws } from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { bindOwnPhone, resetPassword, signInByPhone } from './by-phone.ts'
import { bindByTicket } from './coming-in.ts'
import { decidingCalls } from './deciding.ts'
import { providerCalls } from './providers.ts'
import { register } from './registering.ts'
import type { DoorServices } from './ground.ts'
import { settingCalls } from './settings.ts'
import { giveCode } from './sms-codes.ts'
import { finish, noteSession, start } from './sso.ts'
import { weChatCalls } from './wechat-calls.ts'

/** Answers every way into a school besides account and password, and the change of a password by either. */
export const doorCalls = (services: DoorServices) => [
  answer(getSmsCode, (visit, input) => giveCode(visit, services, input)),
  answer(loginBySms, (visit, input) => signInByPhone(visit, services, input)),
  answer(resetUserPws, (visit, input) => resetPassword(visit, services, input)),
  answer(bindPhone, (visit, input) => bindOwnPhone(visit, services, input)),
  answer(startSso, (visit, input) => start(visit, services, input)),
  answer(finishSso, (visit, input) => finish(visit, services, input)),
  answer(bindAccount, async (visit, input) => {
    const { session, vouched } = await bindByTicket(visit, services, input)
    if (vouched.leave !== '') await noteSession(visit, services, session, vouched)
    return session
  }),
  answer(regedit, (visit, input) => register(visit, services, input)),
  ...settingCalls(services),
  ...decidingCalls(services),
  ...providerCalls(services),
  ...weChatCalls(services),
]
