import type { codeScenes } from '@xinglin/contract/sign-in-methods'
import type { DoorRow } from './setting-store.ts'

/** What a code is for. */
export type Scene = (typeof codeScenes)[number]

const second = 1_000

/** How codes are given out: how long one lives, when the next may be asked for, tries at one, and how many a day; of an address those for registering that nobody has typed in. */
export const codes = {
  livesMs: 300 * second,
  againMs: 60 * second,
  tries: 5,
  aDay: { phone: 5, address: 20, school: 2_000 },
} as const

/** Whether the school's settings open what a code is for; `ready` when messages can be sent at all. */
export const isOpenFor = (scene: Scene, door: DoorRow, ready: boolean): boolean => {
  if (!ready) return false
  if (scene === 'login') return door.sms
  if (scene === 'reset') return door.reset
  if (scene === 'register') return door.register !== ''
  return door.sms || door.reset
}

/** The words of a message that brings a code. */
export const codeText = (scene: Scene, code: string): string => {
  const purposes = { login: '登录', reset: '重置密码', register: '注册', bind: '验证手机号' }
  return `您的${purposes[scene]}验证码为 ${code}，5 分钟内有效。请勿告诉他人；如非本人操作，请忽略。`
}
