import {
  confirmQrCode,
  getQrCode,
  getWeChatBinding,
  loginByWxCodeAes,
  scanQrCode,
  startWeChat,
  unbindWeChat,
} from '@xinglin/contract/sign-in-methods'
import { answer } from '#platform/http'
import type { SignInDeps } from './dependencies.ts'
import { linkStore } from './link-store.ts'
import { weChatName } from './wechat-realms.ts'
import { confirmed, qrCode, scanned } from './scenes.ts'
import { finishAtWeChat, startAtWeChat } from './wechat.ts'

/** Answers signing in by WeChat, on the telephone and by a code on a screen, and what is bound to it. */
export const weChatCalls = (services: SignInDeps) => [
  answer(getQrCode, (visit, input) => qrCode(visit, services, input)),
  answer(scanQrCode, (visit, input) => scanned(visit, services, input)),
  answer(confirmQrCode, (visit, input) => confirmed(visit, services, input)),
  answer(startWeChat, (visit, input) => startAtWeChat(visit, services, input)),
  answer(loginByWxCodeAes, (visit, input) => finishAtWeChat(visit, services, input)),
  answer(getWeChatBinding, async (visit) => ({
    Bound: (await linkStore(visit).subjectOf(weChatName, visit.person?.id ?? '')) !== undefined,
  })),
  answer(unbindWeChat, async (visit) => {
    await linkStore(visit).unlink(weChatName, visit.person?.id ?? '')
    return { Bound: false }
  }),
]
