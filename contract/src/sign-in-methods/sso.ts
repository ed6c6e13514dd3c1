import * as z from 'zod/mini'
import { call, id, managers, named, people, text } from '@xinglin/contract/call'
import { Session } from '@xinglin/contract/identity'

/** The protocols of single sign-on that are spoken. */
export const ssoKinds = ['oidc', 'cas3', 'cas2'] as const

const away = [-1, '统一身份认证服务暂时无法连接，请稍后重试，或使用账号密码登录'] as const
const missing = [-404, '数据不存在'] as const

/** Begins single sign-on: answers where the browser has to go. */
export const startSso = call({
  path: '/api/Sso/Start',
  keyless: true,
  who: people,
  beforePasswordChange: true,
  input: z.object({
    ProviderId: id,
    /** Scheme, host and port of the page; the host must be one of the school's. */
    Origin: text(300),
    /** The path to come back to after signing in. */
    Redirect: text(500),
  }),
  output: z.strictObject({ Url: z.string() }),
  refusals: { missing, away, origin: [-10008, '登录页地址不正确，请刷新后重试'] },
})

/** What coming in otherwise leads to: a session, or a ticket with which an account is bound once within ten minutes. */
const entered = {
  Session: z.nullable(Session),
  Ticket: z.string(),
  /** What the other side calls the person; empty where it does not say. */
  Name: z.string(),
}

/** Ends single sign-on with what the other side sent back to the page: a code (OIDC) or a ticket (CAS), once. */
export const finishSso = call({
  path: '/api/Sso/Finish',
  keyless: true,
  who: people,
  beforePasswordChange: true,
  input: z.object({
    State: text(100),
    /** The query of the address that the other side sent the browser to. */
    Query: text(4000),
    Mac: z.optional(z.number()),
  }),
  output: z.strictObject({ ...entered, Redirect: z.string() }),
  refusals: {
    away,
    over: [-1, '登录已超时或已使用，请重新登录'],
    refused: [-10012, '统一身份认证未通过，请重新登录'],
    unknown: [-1, '您的学号/工号尚未在本校登记，请联系学校管理员'],
    notThisWay: [-1, '该账号不能使用此方式登录，请使用账号密码登录'],
  },
})

/** Binds what a ticket stands for to the account that is proven, and signs in. */
export const bindAccount = call({
  path: '/api/UserBind/BindAccount',
  keyless: true,
  hashes: true,
  who: people,
  input: z.object({
    Ticket: text(100),
    UserName: text(64, '账号过长'),
    PassWord: z.string().check(z.maxLength(256)),
    Mac: z.optional(z.number()),
  }),
  output: Session,
  refusals: {
    wrong: [-10012, '账号或密码错误'],
    over: [-1, '绑定已超时，请重新登录'],
    notThisWay: [-1, '该账号不能使用此方式登录，请使用账号密码登录'],
    taken: [-1, '该账号已绑定其他身份，请先在原账号解除绑定，或联系学校管理员'],
  },
})

/** A provider of single sign-on as those who run the school set it; its secret is told to nobody. */
export const SsoProvider = z.strictObject({
  Id: z.string(),
  Kind: z.enum(ssoKinds),
  Name: z.string(),
  /** The issuer (OIDC), or the address of the CAS server. */
  Address: z.string(),
  ClientId: z.string(),
  HasSecret: z.boolean(),
  /** The claim or attribute that holds the student or job number; empty for the usual one. */
  Attribute: z.string(),
  /** What happens to somebody whose number the school does not know. */
  Unknown: z.enum(['bind', 'refuse']),
  /** Signing out here signs out there. */
  LogoutToo: z.boolean(),
  /** Where to; empty for the address that the protocol names. */
  LogoutUrl: z.string(),
  Enabled: z.boolean(),
  /** What came of the last try with a test account, in words, and when; null where nobody tried it as it is now. */
  Tried: z.nullable(z.strictObject({ At: z.string(), Ok: z.boolean(), Text: z.string() })),
  Version: z.number(),
})
export type SsoProvider = z.output<typeof SsoProvider>

/** The school's providers, in the order of the login page. */
export const listSsoProviders = call({
  path: '/api/Doors/ListSsoProviders',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.array(SsoProvider),
})

const address = (what: string) =>
  text(300).check(
    z.refine(
      (url) => url === '' || /^https?:\/\/[^\s/@?#]+(?:[/?][^\s#]*)?$/i.test(url),
      `${what}须以 https:// 开头`,
    ),
  )

const commonFields = {
  Id: id,
  Kind: z.enum(ssoKinds),
  Address: address('服务地址').check(z.refine((url) => url !== '', '请填写服务地址')),
  ClientId: text(200),
  /** Empty: as it is. */
  Secret: text(500),
}

const inner = [
  -10008,
  '服务地址须使用 https，且不能是内网地址；校内服务请由平台运维加入 SSO_HOSTS',
] as const

/** Makes a provider (empty `Id`) or changes one. */
export const saveSsoProvider = call({
  path: '/api/Doors/SaveSsoProvider',
  keyless: true,
  who: managers,
  input: z.object({
    ...commonFields,
    Name: named(20, '按钮名称'),
    Attribute: text(60).check(
      z.refine((name) => /^[\w:.-]*$/.test(name), '字段名只含字母、数字与 _ : . -'),
    ),
    Unknown: z.enum(['bind', 'refuse']),
    LogoutToo: z.boolean(),
    LogoutUrl: address('退出地址'),
    Enabled: z.boolean(),
    Version: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  }),
  output: SsoProvider,
  refusals: {
    missing,
    inner,
    newer: [-10011, '设置已被他人修改，请核对后再次保存'],
    noClient: [-10008, '请填写客户端 ID'],
    tooMany: [-1, '最多设置 5 个统一身份认证'],
  },
})

/** Deletes a provider; who came in by it keeps the account and the password. */
export const deleteSsoProvider = call({
  path: '/api/Doors/DeleteSsoProvider',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals: { missing },
})

/** Tries whether a provider answers as one of its kind does; says in words what was found. */
export const testSsoProvider = call({
  path: '/api/Doors/TestSsoProvider',
  keyless: true,
  perMinute: 20,
  who: managers,
  input: z.object(commonFields),
  output: z.strictObject({ Ok: z.boolean(), Message: z.string() }),
  refusals: { missing, inner },
})

/** What the state of a sign-in begins with that is only tried. */
export const trialMark = 'try-'

/** Begins to try single sign-on with a test account: answers where the browser has to go. Nobody is signed in by it. */
export const trySso = call({
  path: '/api/Doors/TrySso',
  keyless: true,
  perMinute: 20,
  who: managers,
  input: z.object({ ProviderId: id, Origin: text(300) }),
  output: z.strictObject({ Url: z.string() }),
  refusals: { missing, away, origin: [-10008, '登录页地址不正确，请刷新后重试'] },
})

/** Ends the trial with what the other side sent back; says whom it vouched for, and who that is here. */
export const finishSsoTrial = call({
  path: '/api/Doors/FinishSsoTrial',
  keyless: true,
  perMinute: 20,
  who: managers,
  input: z.object({ State: text(100), Query: text(4000) }),
  output: z.strictObject({
    Provider: z.string(),
    Ok: z.boolean(),
    /** What was found, or what is wrong. */
    Text: z.string(),
    /** What the other side says of the person; empty where it says nothing. */
    Name: z.string(),
    Number: z.string(),
  }),
  refusals: { over: [-1, '试登录已超时或已使用，请重新开始'] },
})
