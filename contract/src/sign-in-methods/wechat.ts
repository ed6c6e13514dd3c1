import * as z from 'zod/mini'
import { call, people, text } from '@xinglin/contract/call'
import { members, Session } from '@xinglin/contract/identity'

const sceneStates = ['waiting', 'scanned', 'confirmed', 'expired'] as const

const closed = [-1, '本校未开放微信登录'] as const
const notThisWay = [-1, '该账号不能使用此方式登录，请使用账号密码登录'] as const

/**
 * Without a scene: a new QR code for this browser. With one: what became of it — 待扫, 已扫, 已确认 (with the session, once),
 * 过期. Asked for again after 1.5 s at the earliest.
 */
export const getQrCode = call({
  path: '/wx/api/UserBind/getQrCode',
  keyless: true,
  who: people,
  input: z.object({
    SceneId: text(64),
    /** Scheme, host and port of the page; the host must be one of the school's. */
    Origin: text(300),
    Mac: z.optional(z.number()),
  }),
  output: z.strictObject({
    SceneId: z.string(),
    /** What the code says: the address that a telephone opens. Empty when asked about a scene. */
    QrUrl: z.string(),
    /** Seconds until it ends. */
    Expire: z.number(),
    State: z.enum(sceneStates),
    Session: z.nullable(Session),
  }),
  refusals: {
    closed,
    tooSoon: [-10429, '操作过于频繁，请稍后再试'],
    origin: [-10008, '登录页地址不正确，请刷新后重试'],
    notThisWay,
  },
})

/** Begins signing in within WeChat: answers where the browser has to go to be known. */
export const startWeChat = call({
  path: '/api/UserBind/StartWeChat',
  keyless: true,
  who: people,
  beforePasswordChange: true,
  input: z.object({ Origin: text(300), Tutor: z._default(z.boolean(), false) }),
  output: z.strictObject({ Url: z.string() }),
  refusals: { closed, origin: [-10008, '登录页地址不正确，请刷新后重试'] },
})

/**
 * Signs in by the code that WeChat gave: a session where the openid is bound, else a ticket with which an account is bound
 * once within ten minutes. `EncryptedData` and `Iv` are taken and not needed.
 */
export const loginByWxCodeAes = call({
  path: '/api/UserBind/LoginByWxCodeAes',
  keyless: true,
  who: people,
  beforePasswordChange: true,
  input: z.object({
    Code: text(200),
    State: text(100),
    EncryptedData: text(5000),
    Iv: text(200),
    Mac: z.optional(z.number()),
  }),
  output: z.strictObject({
    Session: z.nullable(Session),
    NeedBind: z.boolean(),
    Ticket: z.string(),
  }),
  refusals: {
    closed,
    over: [-1, '登录已超时或已使用，请重新登录'],
    refused: [-10012, '微信登录未通过，请重新登录'],
    away: [-1, '微信暂时无法连接，请稍后重试，或使用账号密码登录'],
    notThisWay,
  },
})

/** Tells a telephone what it has scanned, and whose browser waits there, before it is asked to agree. */
export const scanQrCode = call({
  path: '/api/UserBind/ScanQrCode',
  keyless: true,
  who: members,
  input: z.object({ SceneId: text(64) }),
  output: z.strictObject({ School: z.string(), Device: z.string(), Address: z.string() }),
  refusals: { over: [-1, '二维码已过期，请在电脑上刷新后重新扫描'] },
})

/** Agrees that the browser whose code was scanned signs in as the caller. */
export const confirmQrCode = call({
  path: '/api/UserBind/ConfirmQrCode',
  keyless: true,
  who: members,
  input: z.object({ SceneId: text(64) }),
  output: z.strictObject({}),
  refusals: { over: [-1, '二维码已过期，请在电脑上刷新后重新扫描'], notThisWay },
})

/** Whether the caller's account is bound to a WeChat. */
export const getWeChatBinding = call({
  path: '/api/UserBind/GetWeChatBinding',
  keyless: true,
  who: members,
  input: z.object({}),
  output: z.strictObject({ Bound: z.boolean() }),
})

/** Unbinds the caller's account from WeChat. */
export const unbindWeChat = call({
  path: '/api/UserBind/UnbindWeChat',
  who: members,
  input: z.object({}),
  output: z.strictObject({ Bound: z.boolean() }),
})
