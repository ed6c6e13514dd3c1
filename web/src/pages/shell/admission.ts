import type { Session } from '@xinglin/contract/identity'
import type { School } from '@xinglin/contract/schools'
import { isOpen, type MenuCode } from './menu.ts'

/** Who may open a page; stands in the table of routes as `handle`. */
export type PageRule = {
  readonly title?: string
  readonly menu?: MenuCode
  /** `signedIn` asks for any session, `members` for a person's own account. Everyone when absent. */
  readonly who?: 'signedIn' | 'members'
  /** RoleTypes that may come; all when absent. */
  readonly roles?: readonly number[]
}

export type Admission = 'ok' | 'changePassword' | 'closed' | 'signIn' | 'noRight'

/** Whether a page may be shown: first password, then menu code, then session, then role. */
export const admit = (rule: PageRule, school: School, who: Session | undefined): Admission => {
  if (who?.MustChangePassword) return 'changePassword'
  if (!isOpen(rule.menu, school, who)) return 'closed'
  if (rule.who && !who) return 'signIn'
  if (rule.who === 'members' && who?.IsTourists) return 'signIn'
  if (rule.roles && (!who || !rule.roles.includes(who.RoleType))) return who ? 'noRight' : 'signIn'
  return 'ok'
}
