import type { JsonValue } from '@xinglin/wire'

/** The wire codes that decide what a screen does; the whole list is wire.md 2.9. */
export const code = {
  noSession: -401,
  notFound: -404,
  forbidden: -403,
  notAllowed: -10002,
  replayed: -10003,
  outsideWindow: -10005,
  badField: -10008,
  sensitive: -10010,
  badLogin: -10012,
  unproven: -10013,
  schoolDisabled: -10423,
  unknownHost: -10404,
} as const

const byStatus: Readonly<Record<number, string>> = {
  403: '你没有权限浏览此页面！',
  500: '服务器超时！',
  502: '502-网关错误',
  504: '504-网关超时',
}

/** What the specification says where the server says nothing. */
export const texts = {
  late: '数据请求超时，请刷新重试！',
  offline: '网络已断开，已输入的内容会保留',
  notAllowed: '您没有权限操作',
  expired: '登录信息过期，请重新登录！',
  touristExpired: '登录信息过期，即将跳转首页！',
} as const

/** The sentence for a failed answer: fixed ones by status, the server's own for a code below 0, else 错误: and the status. */
export const sentence = (http: number, answered: number | undefined, msg: string): string => {
  if (answered === code.schoolDisabled && msg) return msg
  if (answered === code.notAllowed) return msg || texts.notAllowed
  if (http === 401) return msg || texts.expired
  return byStatus[http] ?? (msg || `错误:${http}`)
}

/** A call that brought no data: `http` 0 when no answer came at all, `message` the sentence for people, `trace` what they may quote. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly http: number
  readonly code: number
  readonly data: JsonValue
  readonly trace: string

  constructor(failure: {
    http: number
    code: number
    message: string
    data?: JsonValue | undefined
    trace?: string
  }) {
    super(failure.message)
    this.http = failure.http
    this.code = failure.code
    this.data = failure.data ?? null
    this.trace = failure.trace ?? ''
  }
}

const newerCode = -10_011

/** What the server has instead, where it refused because somebody else changed it meanwhile. */
export const newerIn = (error: unknown): unknown =>
  error instanceof CallError && error.code === newerCode ? error.data : undefined
