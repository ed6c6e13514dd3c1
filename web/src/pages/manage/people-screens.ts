import { Landmark, UserPlus, Users, UsersRound } from 'lucide-react'
import { base, type Screen } from './screen.ts'

/** The screens of people. */
export const peopleScreens: readonly Screen[] = [
  {
    name: '用户',
    path: 'users',
    group: '人员',
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
    icon: UsersRound,
    load: () => import('./classes-page.tsx').then((module) => module.ClassesPage),
  },
]
