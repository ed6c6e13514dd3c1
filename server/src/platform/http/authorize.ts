import { codes } from '@xinglin/wire'
import type { Call } from '@xinglin/contract/call'
import { Refused } from '#platform/visit'
import type { Admitted } from './gate.ts'

const no = (name: keyof typeof codes, message?: string) =>
  new Refused(codes[name].code, message ?? codes[name].msg)

/** Route rights, as data of the contract: who may come, which menu must be open, whether a first password must be changed before. */
export const isAuthorized = (
  call: Call,
  { school, session }: Pick<Admitted, 'school' | 'session'>,
): void => {
  const who = session?.principal ?? 'anonymous'
  if (session?.person.mustChangePassword && !call.beforePasswordChange)
    throw no('notAllowed', '请先修改初始密码')
  const signInFirst = call.signInFirst && (who === 'anonymous' || who === 'guest')
  if (signInFirst) throw new Refused(codes.rule.code, call.signInFirst ?? '')
  const byPost = session?.posts.some(({ kind }) => call.posts?.includes(kind)) ?? false
  if (!call.who.includes(who) && !byPost) throw no(who === 'anonymous' ? 'noSession' : 'forbidden')
  const gated = call.menu !== undefined && who !== 'admin' && who !== 'operator'
  if (gated && call.menu && !school.menuCodes.includes(call.menu)) throw no('forbidden')
}
