import { postKinds } from '@xinglin/contract/call'
import { role, type Session } from '@xinglin/contract/identity'
import {
  Award,
  BookA,
  BookOpen,
  Building2,
  CircleHelp,
  Coins,
  DoorOpen,
  FileCode2,
  FolderTree,
  KeyRound,
  LayoutDashboard,
  ListTodo,
  MailCheck,
  MessageSquareText,
  Package,
  PackageOpen,
  PhoneIncoming,
  ScrollText,
  Send,
  Settings,
  Share2,
  ShieldAlert,
  Star,
} from 'lucide-react'
import { classScreens } from './class-screens.ts'
import { contentScreens } from './content-screens.ts'
import { base, type Screen } from './screen.ts'
import { peopleScreens } from './people-screens.ts'
import { workshopScreens } from './workshop-screens.ts'

export { base, type Screen } from './screen.ts'

/** Every screen there is, in the order of the menu. */
export const screens: readonly Screen[] = [
  {
    name: '概览',
    path: '',
    group: '',
    icon: LayoutDashboard,
    posts: postKinds,
    load: () => import('./overview-page.tsx').then((module) => module.OverviewPage),
  },
  ...peopleScreens,
  ...classScreens,
  {
    name: '课程',
    path: 'courses',
    group: '教学',
    posts: ['departmentHead'],
    icon: BookOpen,
    waiting: 'PendingCourses',
    load: () => import('./courses-page.tsx').then((module) => module.CoursesPage),
  },
  {
    name: '内容包',
    path: 'packs',
    group: '教学',
    icon: Package,
    load: () => import('./packs-page.tsx').then((module) => module.PacksPage),
  },
  ...workshopScreens,
  {
    name: '证明',
    path: 'certificates',
    group: '教学',
    icon: Award,
    load: () => import('./certificates-page.tsx').then((module) => module.CertificatesPage),
  },
  {
    name: '学科与科室',
    path: 'departments',
    group: '教学',
    icon: FolderTree,
    load: () => import('./departments-page.tsx').then((module) => module.DepartmentsPage),
  },
  {
    name: '课程评价',
    path: 'reviews',
    group: '教学',
    icon: Star,
    load: () => import('./reviews-page.tsx').then((module) => module.ReviewsPage),
  },
  {
    name: '积分规则',
    path: 'points',
    group: '教学',
    icon: Coins,
    load: () => import('./points-page.tsx').then((module) => module.PointsPage),
  },
  {
    name: '预览链接',
    path: 'previews',
    group: '教学',
    icon: Share2,
    load: () => import('./previews-page.tsx').then((module) => module.PreviewsPage),
  },
  {
    name: '授权与试用',
    path: 'licences',
    operatorsOnly: true,
    group: '平台',
    icon: KeyRound,
    load: () => import('./licences-page.tsx').then((module) => module.LicencesPage),
  },
  {
    name: '意向客户',
    path: 'leads',
    operatorsOnly: true,
    group: '平台',
    icon: PhoneIncoming,
    waiting: 'NewLeads',
    load: () => import('./leads-page.tsx').then((module) => module.LeadsPage),
  },
  ...contentScreens,
  {
    name: '字典',
    path: 'dictionaries',
    group: '词库',
    icon: BookA,
    load: () => import('./dictionaries-page.tsx').then((module) => module.DictionariesPage),
  },
  {
    name: '敏感词',
    path: 'words',
    group: '词库',
    icon: ShieldAlert,
    load: () => import('./words-page.tsx').then((module) => module.WordsPage),
  },
  {
    name: '意见反馈',
    path: 'feedback',
    group: '服务',
    icon: MessageSquareText,
    waiting: 'NewFeedback',
    load: () => import('./feedback-page.tsx').then((module) => module.FeedbackPage),
  },
  {
    name: '帮助文章',
    path: 'help',
    group: '服务',
    icon: CircleHelp,
    load: () => import('./help-page.tsx').then((module) => module.HelpPage),
  },
  {
    name: '开通向导',
    path: 'guide',
    group: '学校',
    icon: ListTodo,
    load: () => import('./guide-page.tsx').then((module) => module.GuidePage),
  },
  {
    name: '学校设置',
    path: 'settings',
    group: '学校',
    icon: Settings,
    load: () => import('./settings-page.tsx').then((module) => module.SettingsPage),
  },
  {
    name: '登录方式',
    path: 'doors',
    group: '学校',
    icon: DoorOpen,
    load: () => import('./doors-page.tsx').then((module) => module.DoorsPage),
  },
  {
    name: '站外消息',
    path: 'deliveries',
    group: '学校',
    icon: MailCheck,
    load: () => import('./deliveries-page.tsx').then((module) => module.DeliveriesPage),
  },
  {
    name: '步骤得分推送',
    path: 'sharing',
    group: '学校',
    icon: Send,
    load: () => import('./sharing-page.tsx').then((module) => module.SharingPage),
  },
  {
    name: '学校列表',
    path: 'schools',
    group: '平台',
    icon: Building2,
    operatorsOnly: true,
    load: () => import('./schools-page.tsx').then((module) => module.SchoolsPage),
  },
  {
    name: '内容包发放',
    path: 'school-packs',
    group: '平台',
    icon: PackageOpen,
    operatorsOnly: true,
    load: () => import('./school-packs-page.tsx').then((module) => module.SchoolPacksPage),
  },
  {
    name: '操作日志',
    path: 'audit',
    group: '系统',
    icon: ScrollText,
    load: () => import('./audit-page.tsx').then((module) => module.AuditPage),
  },
  {
    name: '接口说明',
    path: 'interfaces',
    operatorsOnly: true,
    group: '平台',
    icon: FileCode2,
    load: () => import('./interfaces-page.tsx').then((module) => module.InterfacesPage),
  },
]

/** The address of a screen without its parameters. */
export const addressOf = ({ path }: Screen) => {
  const plain = path.replace(/\/:.*$/, '')
  return plain ? `${base}/${plain}` : base
}

type Who = Pick<Session, 'RoleType' | 'Posts'>

/** Whether somebody may see a screen, by their role or by a post. */
export const isFor = ({ operatorsOnly, posts = [] }: Screen, who: Who) => {
  if (who.RoleType === role.operator) return true
  if (who.RoleType === role.admin) return !operatorsOnly
  return who.Posts.some(({ Kind }) => posts.includes(Kind))
}

/** The menu of somebody: the screens that stand in it, by their groups. */
export const menuOf = (
  who: Who,
): readonly { readonly group: string; readonly screens: readonly Screen[] }[] => {
  const shown = screens.filter((screen) => screen.icon && isFor(screen, who))
  const groups = [...new Set(shown.map(({ group }) => group))]
  return groups.map((group) => ({
    group,
    screens: shown.filter((screen) => screen.group === group),
  }))
}
