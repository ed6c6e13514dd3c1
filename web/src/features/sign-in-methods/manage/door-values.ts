import type { Faults } from '#ui'
import { type DoorSettings, saveDoorSettings } from '@xinglin/contract/sign-in-methods'

/** What stands in the form of the doors. */
export type DoorValues = {
  readonly Sms: boolean
  readonly Reset: boolean
  readonly Register: DoorSettings['Register']
  readonly Agreement: string
  readonly WeChat: boolean
  readonly WeChatAppId: string
  readonly WeChatSecret: string
}

/** What the lines are called. */
export const doorNames: Partial<Record<keyof DoorValues, string>> = {
  Sms: '短信登录',
  Reset: '短信找回密码',
  Register: '注册方式',
  Agreement: '用户协议',
  WeChat: '微信登录',
  WeChatAppId: 'AppID',
  WeChatSecret: 'AppSecret',
}

/** How the form begins. */
export const valuesOf = ({
  Sms,
  Reset,
  Register,
  Agreement,
  WeChat,
  WeChatAppId,
}: DoorSettings): DoorValues => ({
  Sms,
  Reset,
  Register,
  Agreement,
  WeChat,
  WeChatAppId,
  WeChatSecret: '',
})

const { noWeChat, noAgreement } = saveDoorSettings.refusals

/** What is wrong with each line. */
export const checkDoors = (typed: DoorValues, known: DoorSettings): Faults<DoorValues> => {
  const hasSecret = known.HasWeChatSecret || typed.WeChatSecret !== ''
  const lacks =
    typed.WeChat && !known.WeChatPretends && (typed.WeChatAppId.trim() === '' || !hasSecret)
  return {
    ...(typed.Register !== '' && typed.Agreement.trim() === ''
      ? { Agreement: noAgreement[1] }
      : {}),
    ...(lacks ? { WeChatAppId: noWeChat[1] } : {}),
    ...([...typed.Agreement].length > 5000 ? { Agreement: '用户协议不得超过5000个字' } : {}),
  }
}
