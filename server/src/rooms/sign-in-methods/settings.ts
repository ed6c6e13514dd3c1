import {
  doorNames,
  getDoors,
  getDoorSettings,
  saveDoorSettings,
  type DoorSettings,
} from '@xinglin/contract/sign-in-methods'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { linkStore } from './link-store.ts'
import { weChatName } from './wechat-realms.ts'
import { registrationStore } from './registration-store.ts'
import { isOpenFor } from './rules.ts'
import type { SignInDeps } from './dependencies.ts'
import { settingStore } from './setting-store.ts'
import { ssoStore } from './sso-store.ts'

const { newer, noSms, noWeChat, noAgreement } = saveDoorSettings.refusals

const settingsOf = async (visit: Visit, { sms, wechat }: SignInDeps): Promise<DoorSettings> => {
  const row = await settingStore(visit).read()
  return {
    Sms: row.sms,
    Reset: row.reset,
    Register: row.register,
    Agreement: row.agreement,
    WeChat: row.wechat,
    WeChatAppId: row.wechatAppId,
    HasWeChatSecret: row.wechatSecret !== '',
    WeChatPretends: wechat.pretends,
    SmsReady: sms !== undefined,
    SmsPretends: sms?.pretends ?? false,
    Waiting: await registrationStore(visit).count({ key: '', state: 'pending' }),
    Version: row.version,
  }
}

/** What the wrapped secret of a school's WeChat is bound to. */
export const secretName = (schoolId: string): string => `wechat ${schoolId}`

const changedIn = (before: DoorSettings, after: DoorSettings, isNewSecret: boolean): string =>
  Object.entries(doorNames)
    .filter(([name]) => {
      const key = name as keyof typeof doorNames
      return before[key] !== after[key] || (key === 'HasWeChatSecret' && isNewSecret)
    })
    .map(([, word]) => word)
    .join('、')

const save = async (
  visit: Visit,
  services: SignInDeps,
  input: InputOf<typeof saveDoorSettings>,
): Promise<DoorSettings> => {
  const store = settingStore(visit)
  const [row, before] = [await store.read(), await settingsOf(visit, services)]
  if (input.Version !== row.version) throw refuse(newer, { data: before })
  const needsSms = input.Sms || input.Reset || input.Register !== ''
  if (needsSms && !services.sms) throw refuse(noSms)
  if (input.Register !== '' && input.Agreement === '') throw refuse(noAgreement)
  const hasSecret = input.WeChatSecret !== '' || row.wechatSecret !== ''
  const lacks = input.WeChatAppId === '' || !hasSecret
  if (input.WeChat && lacks && !services.wechat.pretends) throw refuse(noWeChat)
  const done = await store.change(input.Version, {
    sms: input.Sms,
    reset: input.Reset,
    register: input.Register,
    agreement: input.Agreement,
    agreementVersion: row.agreementVersion + (input.Agreement === row.agreement ? 0 : 1),
    wechat: input.WeChat,
    wechatAppId: input.WeChatAppId,
    ...(input.WeChatSecret === ''
      ? {}
      : { wechatSecret: services.keys.wrap(input.WeChatSecret, secretName(visit.school.id)) }),
  })
  if (!done) throw refuse(newer, { data: await settingsOf(visit, services) })
  // Openids of another AppID are other people, and their owners bind again.
  if (input.WeChatAppId !== row.wechatAppId) {
    await linkStore(visit).unlinkAll(weChatName)
    await ssoStore(visit).stop(nobody)
  }
  const after = await settingsOf(visit, services)
  const detail = changedIn(before, after, input.WeChatSecret !== '')
  await visit.publish({ kind: 'managed', area: 'doors', text: '修改了登录方式', detail })
  return after
}

/** Answers which ways into the school are open, to everybody, and how they are set, to those who set them. */
export const settingCalls = (services: SignInDeps) => [
  answer(getDoors, async function handleGetDoors(visit) {
    const row = await settingStore(visit).read()
    const ready = services.sms !== undefined
    return {
      Sms: isOpenFor('login', row, ready),
      Reset: isOpenFor('reset', row, ready),
      Register: ready ? row.register : '',
      WeChat: row.wechat,
      Sso: (await ssoStore(visit).providers())
        .filter((one) => one.enabled)
        .map((one) => ({ Id: one.id, Name: one.name })),
      Agreement: row.register === '' ? '' : row.agreement,
      AgreementVersion: row.agreementVersion,
    }
  }),
  answer(getDoorSettings, function handleGetDoorSettings(visit) {
    return settingsOf(visit, services)
  }),
  answer(saveDoorSettings, function handleSaveDoorSettings(visit, input) {
    return save(visit, services, input)
  }),
]
