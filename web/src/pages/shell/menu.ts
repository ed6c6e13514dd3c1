import { role, type Session } from '@xinglin/contract/identity'
import type { School } from '@xinglin/contract/schools'

export type MenuCode = 1 | 2 | 3 | 4 | 5

/** An entry of the top menu; `built` becomes true with its screen, and only then is it shown. */
export type Entry = {
  readonly name: string
  readonly to: string
  /** Beginnings of the addresses that belong to it, besides its own. */
  readonly also?: readonly string[]
  /** The code that a school must have opened; none where it is always open. */
  readonly code?: MenuCode
  /** Absent for schools without a supplier (ProviderNo −1). */
  readonly bySupplier?: true
  readonly built: boolean
}

export const closedMessage = '抱歉，暂未开放！'

export const entries: readonly Entry[] = [
  { name: '首页', to: '/', code: 1, built: true },
  {
    name: '课程',
    to: '/Course/%20/%20',
    also: ['/Course/', '/CoursePreview/', '/BaseLearning/', '/courseDetail/'],
    code: 3,
    built: true,
  },
  { name: '题库', to: '/KnowledgeExam', code: 2, built: true },
  {
    name: '竞赛',
    to: '/Game',
    also: [
      '/courseCompetitionDetail/',
      '/FormalGame',
      '/FormalGameExam',
      '/FormalGameResult',
      '/GameReview',
      '/SkillMessage',
      '/GameResult',
      '/GameData',
      '/studentCompetitionStatistics',
    ],
    built: true,
  },
  { name: '教师', to: '/Teacher', also: ['/TeacherInfo/'], code: 4, built: true },
  {
    name: '专题',
    to: '/Special',
    also: ['/Specials'],
    code: 5,
    bySupplier: true,
    built: true,
  },
  { name: '帮助', to: '/Help', also: ['/onlineTrainingHelp'], bySupplier: true, built: true },
  { name: '意见反馈', to: '/Feedback', also: ['/Feedbackquery'], bySupplier: true, built: true },
]

/** Whether somebody runs the school. */
export const isAdmin = (who: Session | undefined) =>
  who?.RoleType === role.admin || who?.RoleType === role.operator

/** Whether somebody has something to do in the management area: runs the school, or holds a post of it there. */
export const hasOffice = (who: Session | undefined) =>
  isAdmin(who) || (who !== undefined && who.Posts.length > 0)

/** Whether a menu code is open to somebody; home never closes, and administrators may go everywhere. */
export const isOpen = (code: MenuCode | undefined, school: School, who: Session | undefined) =>
  code === undefined || code === 1 || isAdmin(who) || school.AuthMenuCode.includes(code)

/** Whether an address belongs to an entry. */
export const isUnder = ({ to, also = [] }: Entry, pathname: string) =>
  pathname === to || also.some((beginning) => pathname.startsWith(beginning))

/** The entries to show, each with whether it may be used. */
export const menuFor = (
  school: School,
  who: Session | undefined,
  table: readonly Entry[] = entries,
) =>
  table
    .filter(({ built, bySupplier }) => built && !(bySupplier && school.ProviderNo === -1))
    .map((entry) => ({ ...entry, open: isOpen(entry.code, school, who) }))

/** What administrators must know about this deployment. */
export const noticesFor = (
  school: School,
  who: Session | undefined,
  insecure: boolean,
): readonly string[] =>
  isAdmin(who)
    ? [
        ...(school.AuthMenuCode.length === 0
          ? ['本校尚未开放任何菜单，其他用户只能看到首页。']
          : []),
        ...(insecure ? ['当前部署未启用 HTTPS，数据在传输中可能被窃听，请尽快启用。'] : []),
      ]
    : []
