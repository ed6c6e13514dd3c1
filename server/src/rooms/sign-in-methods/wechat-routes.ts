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
  answer(getQrCode, function handleGetQrCode(visit, input) {
    return qrCode(visit, services, input)
  }),
  answer(scanQrCode, function handleScanQrCode(visit, input) {
    return scanned(visit, services, input)
  }),
  answer(confirmQrCode, function handleConfirmQrCode(visit, input) {
    return confirmed(visit, services, input)
  }),
  answer(startWeChat, function handleStartWeChat(visit, input) {
    return startAtWeChat(visit, services, input)
  }),
  answer(loginByWxCodeAes, function handleLoginByWxCodeAes(visit, input) {
    return finishAtWeChat(visit, services, input)
  }),
  answer(getWeChatBinding, async function handleGetWeChatBinding(visit) {
    return {
      Bound: (await linkStore(visit).subjectOf(weChatName, visit.person?.id ?? '')) !== undefined,
    }
  }),
  answer(unbindWeChat, async function handleUnbindWeChat(visit) {
    await linkStore(visit).unlink(weChatName, visit.person?.id ?? '')
    return { Bound: false }
  }),
]
