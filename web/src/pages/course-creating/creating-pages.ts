import { role } from '@xinglin/contract/identity'
import { page } from '../shell/page.tsx'

// Whoever runs the school may mend what a teacher wrote.
const creating = {
  who: 'members',
  roles: [role.teacher, role.admin, role.operator],
  refuse: true,
  title: '构建课程',
} as const
/** 构建课程: 基本信息. */
export const courseBase = page(creating, () =>
  import('./course-base-page.tsx').then((module) => module.CourseBasePage),
)
/** 构建课程: 课程介绍. */
export const courseBaseInfo = page(creating, () =>
  import('./course-base-info-page.tsx').then((module) => module.CourseBaseInfoPage),
)
/** 构建课程: 课程内容. */
export const courseContent = page(creating, () =>
  import('./course-content-page.tsx').then((module) => module.CourseContentPage),
)
/** 构建课程: 审核与发布. */
export const courseWaiting = page(creating, () =>
  import('./waiting-page.tsx').then((module) => module.WaitingPage),
)
