import * as z from 'zod/mini'
import { anyone, call, managers, text } from '@xinglin/contract/call'

const registerModes = ['', 'roster', 'approval'] as const

/** The ways into a school that are open, for its login page. */
export const SignInMethods = z.strictObject({
  Sms: z.boolean(),
  Reset: z.boolean(),
  /** How students register by themselves; empty where they do not. */
  Register: z.enum(registerModes),
  WeChat: z.boolean(),
  /** Single sign-on, in the school's order. */
  Sso: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  /** What is agreed to when registering; each line is a paragraph. */
  Agreement: z.string(),
  AgreementVersion: z.number(),
})
export type SignInMethods = z.output<typeof SignInMethods>

/** The ways into the visited school. */
export const getDoors = call({
  path: '/api/UserManage/GetDoors',
  keyless: true,
  who: anyone,
  beforePasswordChange: true,
  input: z.object({}),
  output: SignInMethods,
})

/** The ways into a school as those who run it set them; the secret of WeChat is told to nobody. */
export const DoorSettings = z.strictObject({
  Sms: z.boolean(),
  Reset: z.boolean(),
  Register: z.enum(registerModes),
  Agreement: z.string(),
  WeChat: z.boolean(),
  WeChatAppId: z.string(),
  HasWeChatSecret: z.boolean(),
  /** Nobody asks WeChat: an installation for trying. */
  WeChatPretends: z.boolean(),
  /** The installation can send messages; without it nothing that needs a code can be switched on. */
  SmsReady: z.boolean(),
  /** Messages are written to the log and not sent: an installation for trying. */
  SmsPretends: z.boolean(),
  Waiting: z.number(),
  /** Grows with each change; a save upon an older one is refused. */
  Version: z.number(),
})
export type DoorSettings = z.output<typeof DoorSettings>

/** What each is called, in the form and in the audit list. */
export const doorNames = {
  Sms: '短信登录',
  Reset: '短信找回密码',
  Register: '自助注册',
  Agreement: '用户协议',
  WeChat: '微信登录',
  WeChatAppId: '微信 AppID',
  HasWeChatSecret: '微信 AppSecret',
} as const

/** The ways into the visited school, for those who set them. */
export const getDoorSettings = call({
  path: '/api/Doors/GetSettings',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: DoorSettings,
})

/** Opens and closes the ways into the visited school. */
export const saveDoorSettings = call({
  path: '/api/Doors/SaveSettings',
  // Carries the secret of WeChat, of which nothing may be kept.
  keyless: true,
  who: managers,
  input: z.object({
    Sms: z.boolean(),
    Reset: z.boolean(),
    Register: z.enum(registerModes),
    Agreement: text(5000, '用户协议不得超过5000个字'),
    WeChat: z.boolean(),
    WeChatAppId: text(64).check(
      z.refine((name) => /^\w*$/.test(name), '微信 AppID 只含字母、数字与下划线'),
    ),
    /** Empty: as it is. */
    WeChatSecret: text(128),
    Version: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  }),
  output: DoorSettings,
  refusals: {
    newer: [-10011, '设置已被他人修改，请核对后再次保存'],
    noSms: [-1, '短信服务尚未配置，请联系平台运维后再开启'],
    noWeChat: [-10008, '开启微信登录须填写 AppID 与 AppSecret'],
    noAgreement: [-10008, '开放自助注册须填写用户协议'],
  },
})
