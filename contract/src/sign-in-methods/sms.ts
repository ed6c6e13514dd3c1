import * as z from 'zod/mini'
import { call, mobile, people } from '@xinglin/contract/call'
import { members, Session } from '@xinglin/contract/identity'

/** What a code is good for; one that was sent for signing in resets no password. */
export const codeScenes = ['login', 'reset', 'register', 'bind'] as const

/** A mobile number that must be given. */
export const phone = mobile.check(z.refine((number) => number !== '', '请填写手机号'))

/** The six digits of a message. */
export const smsCode = z
  .string()
  .check(z.refine((code) => /^\d{6}$/.test(code.trim()), '请填写6位数字验证码'))

/**
 * Sends a code to a telephone. Answers the same, and as fast, whether or not the telephone belongs to anybody: 300 s, once
 * in 60 s, five a day and number.
 */
export const getSmsCode = call({
  path: '/api/UserManage/GetSmsCode',
  keyless: true,
  who: people,
  beforePasswordChange: true,
  input: z.object({ Phone: phone, Scene: z.enum(codeScenes) }),
  output: z.strictObject({ ExpireSeconds: z.number(), RetryAfter: z.number() }),
  refusals: {
    closed: [-1, '本校未开放此功能'],
    tooSoon: [-10429, '验证码已发送，60秒后可重新获取'],
    tooMany: [-10429, '今天获取验证码的次数已达上限，请明天再试'],
    noSession: [-401, '登录信息过期，请重新登录！'],
  },
})

/** Signs in by telephone and code: teachers and students whose number the school, or a code, vouches for. */
export const loginBySms = call({
  path: '/api/UserManage/LoginBySms',
  keyless: true,
  who: people,
  beforePasswordChange: true,
  input: z.object({ Phone: phone, Code: smsCode, Mac: z.optional(z.number()) }),
  output: Session,
  refusals: {
    closed: [-1, '本校未开放短信登录'],
    badCode: [-10012, '验证码错误或已过期'],
    several: [-1, '该手机号登记在多个账号下，请使用账号密码登录后在“设置”中验证手机号'],
  },
})

/** Proves that a telephone is the caller's own; from then on it signs in and resets the password. */
export const bindPhone = call({
  path: '/api/UserManage/BindPhone',
  keyless: true,
  who: members,
  input: z.object({ Phone: phone, Code: smsCode }),
  output: z.strictObject({ Phone: z.string() }),
  refusals: {
    badCode: [-10012, '验证码错误或已过期'],
    taken: [-1, '该手机号已绑定其他账号'],
  },
})
