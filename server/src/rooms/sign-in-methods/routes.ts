import {
  bindAccount,
  bindPhone,
  finishSso,
  getSmsCode,
  loginBySms,
  regedit,
  startSso,
} from '@xinglin/contract/sign-in-methods'
import { resetUserPws } from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { bindOwnPhone, resetPassword, signInByPhone } from './by-phone.ts'
import { bindByTicket } from './sign-in-vouched.ts'
import { decidingCalls } from './decide-registration.ts'
import { providerCalls } from './providers.ts'
import { register } from './register.ts'
import type { SignInDeps } from './dependencies.ts'
import { settingCalls } from './settings.ts'
import { giveCode } from './sms-codes.ts'
import { finish, noteSession, start } from './sso.ts'
import { weChatCalls } from './wechat-routes.ts'

/** Answers every way into a school besides account and password, and the change of a password by either. */
export const doorCalls = (services: SignInDeps) => [
  answer(getSmsCode, function handleGetSmsCode(visit, input) {
    return giveCode(visit, services, input)
  }),
  answer(loginBySms, function handleLoginBySms(visit, input) {
    return signInByPhone(visit, services, input)
  }),
  answer(resetUserPws, function handleResetUserPws(visit, input) {
    return resetPassword(visit, services, input)
  }),
  answer(bindPhone, function handleBindPhone(visit, input) {
    return bindOwnPhone(visit, services, input)
  }),
  answer(startSso, function handleStartSso(visit, input) {
    return start(visit, services, input)
  }),
  answer(finishSso, function handleFinishSso(visit, input) {
    return finish(visit, services, input)
  }),
  answer(bindAccount, async function handleBindAccount(visit, input) {
    const { session, vouched } = await bindByTicket(visit, services, input)
    if (vouched.leave !== '') await noteSession(visit, services, session, vouched)
    return session
  }),
  answer(regedit, function handleRegedit(visit, input) {
    return register(visit, services, input)
  }),
  ...settingCalls(services),
  ...decidingCalls(services),
  ...providerCalls(services),
  ...weChatCalls(services),
]
