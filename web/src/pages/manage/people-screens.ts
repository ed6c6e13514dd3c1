import {
  BadgeCheck,
  GraduationCap,
  Landmark,
  MailPlus,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react'
import { base, type Screen } from './screen.ts'

/** The screens of people. */
export const peopleScreens: readonly Screen[] = [
  {
    name: '用户',
    path: 'users',
    group: '人员',
    posts: ['secretary', 'collegeHead'],
    icon: Users,
    load: () => import('./users-page.tsx').then((module) => module.UsersPage),
  },
  {
    name: '导入用户',
    path: 'users/import/:importId?',
    group: '人员',
    under: { name: '用户', to: `${base}/users` },
    load: () => import('./import-page.tsx').then((module) => module.ImportPage),
  },
  {
    name: '用户回收站',
    path: 'users/bin',
    group: '人员',
    under: { name: '用户', to: `${base}/users` },
    load: () => import('./deleted-users-page.tsx').then((module) => module.DeletedUsersPage),
  },
  {
    name: '职务',
    path: 'posts',
    group: '人员',
    icon: BadgeCheck,
    load: () => import('./posts-page.tsx').then((module) => module.PostsPage),
  },
  {
    name: '教师邀请',
    path: 'invitations',
    group: '人员',
    icon: MailPlus,
    load: () => import('./invitations-page.tsx').then((module) => module.InvitationsPage),
  },
  {
    name: '注册申请',
    path: 'registrations',
    group: '人员',
    icon: UserPlus,
    load: () => import('./registrations-page.tsx').then((module) => module.RegistrationsPage),
  },
  {
    name: '院系',
    path: 'colleges',
    group: '人员',
    icon: Landmark,
    load: () => import('./colleges-page.tsx').then((module) => module.CollegesPage),
  },
  {
    name: '行政班',
    path: 'classes/:classId?',
    group: '人员',
    posts: ['secretary', 'collegeHead'],
    icon: UsersRound,
    load: () => import('./classes-page.tsx').then((module) => module.ClassesPage),
  },
  {
    name: '离校',
    path: 'departures',
    group: '人员',
    icon: GraduationCap,
    load: () => import('./departures-page.tsx').then((module) => module.DeparturesPage),
  },
]
