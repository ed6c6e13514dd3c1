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
  /** A flag by which a school may switch the page off. */
  readonly flag?: string
  /** Whoever may not come is told so and taken home; without it the page says so in its own place. */
  readonly refuse?: true
}

export type Admission =
  | 'ok'
  | 'preview'
  | 'changePassword'
  | 'closed'
  | 'signIn'
  | 'noRight'
  | 'refused'

/** Whether a path is the preview that somebody's link shows. */
const isShown = (who: Session, pathname: string) =>
  pathname.toLowerCase().replace(/\/$/, '') === previewOf(who).toLowerCase()

/** The one page of whoever holds a preview link. */
export const previewOf = (who: Session) => `/CoursePreview/${who.PreviewCourseId}`

/** Whether a page may be shown: the one of a preview link, first password, then menu code, then session, then the school's flag, then role. */
export const admit = (
  rule: PageRule,
  school: School,
  who: Session | undefined,
  pathname: string,
): Admission => {
  if (who?.PreviewCourseId && !isShown(who, pathname)) return 'preview'
  if (who?.MustChangePassword) return 'changePassword'
  if (!isOpen(rule.menu, school, who)) return 'closed'
  if (rule.who && !who) return 'signIn'
  if (rule.who === 'members' && who?.IsTourists) return 'signIn'
  if (rule.flag && school.Flags[rule.flag] === false) return 'refused'
  if (rule.roles && !who) return 'signIn'
  if (rule.roles && who && !rule.roles.includes(who.RoleType)) {
    return rule.refuse ? 'refused' : 'noRight'
  }
  return 'ok'
}
