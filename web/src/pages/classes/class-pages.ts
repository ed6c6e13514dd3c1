import { role } from '@xinglin/contract/identity'
import { learnerRoles, personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

const own = { who: 'members', flag: personalFlag, refuse: true } as const
const lookers = [...learnerRoles, role.admin, role.operator]
const managers = [role.teacher, role.admin, role.operator]

/** One's own classes, and joining another. */
const myClass = page({ ...own, title: '我的班级', roles: learnerRoles }, () =>
  import('./my-class-page.tsx').then((module) => module.MyClassPage),
)

/** One class, for those who belong to it. */
const myClassDetail = page({ ...own, title: '班级', roles: lookers }, () =>
  import('./my-class-detail-page.tsx').then((module) => module.MyClassDetailPage),
)

/** The classes that one looks after: both kinds, and each. */
const myClassManage = page({ ...own, title: '班级管理', roles: managers }, () =>
  import('./my-class-manage-page.tsx').then((module) => module.MyClassManagePage),
)
const myClassAdministrative = page({ ...own, title: '行政班', roles: managers }, () =>
  import('./my-class-administrative-page.tsx').then((module) => module.MyClassAdministrativePage),
)
const myClassTeach = page({ ...own, title: '教学班', roles: managers }, () =>
  import('./my-class-teach-page.tsx').then((module) => module.MyClassTeachPage),
)

/** Classes in the personal centre: one's own, and those that one teaches or runs. */
export const classRoutes = [
  { path: 'PersonalInfo/MyClass', ...myClass },
  { path: 'PersonalInfo/MyClassDetail', ...myClassDetail },
  { path: 'PersonalInfo/MyClassManage', ...myClassManage },
  { path: 'PersonalInfo/MyClassAdministrativeManage', ...myClassAdministrative },
  { path: 'PersonalInfo/MyClassTeachManage', ...myClassTeach },
]
