import { role } from '@xinglin/contract/identity'
import { page } from '../shell/page.tsx'
import { learnerRoles, personalFlag } from './personal-menu.ts'

// A school may be without a personal centre; what is not for somebody's role says so at home.
const own = { who: 'members', flag: personalFlag, refuse: true } as const
/** The courses of whoever learns. */
export const myCourse = page({ ...own, title: '我的课程', roles: learnerRoles }, () =>
  import('./my-course-page.tsx').then((module) => module.MyCoursePage),
)
/** What a student learnt, and when. */
export const myLearning = page({ ...own, title: '我的学习', roles: [role.student] }, () =>
  import('./my-learning-page.tsx').then((module) => module.MyLearningPage),
)
/** What one was scored; of a student of one's own where a teacher or whoever runs the school looks. */
export const myScore = page(
  {
    ...own,
    title: '我的成绩',
    roles: [role.student, role.teacher, role.admin, role.operator],
  },
  () => import('./my-score-page.tsx').then((module) => module.MyScorePage),
)
/** What one noted. */
export const myNotes = page({ ...own, title: '我的笔记', roles: learnerRoles }, () =>
  import('./my-notes-page.tsx').then((module) => module.MyNotesPage),
)
/** The courses that a teacher writes. */
export const courseManage = page({ ...own, title: '课程管理', roles: [role.teacher] }, () =>
  import('./course-manage-page.tsx').then((module) => module.CourseManagePage),
)
/** The reviews that concern one. */
export const commentList = page({ ...own, title: '课程评价', roles: learnerRoles }, () =>
  import('./comment-list-page.tsx').then((module) => module.CommentListPage),
)
/** What one is told. */
export const myNews = page({ ...own, title: '消息' }, () =>
  import('./my-news-page.tsx').then((module) => module.MyNewsPage),
)
/** One’s own settings. */
export const setting = page({ ...own, title: '设置' }, () =>
  import('./setting-page.tsx').then((module) => module.SettingPage),
)
/** An address of the centre that nothing answers to. */
export const toFirst = page(own, () => import('./to-first.tsx').then((module) => module.ToFirst))

/** MyResources: what somebody brought, receives and marked. */
export const myResources = page({ ...own, title: '我的资源' }, () =>
  import('../resources/resources-page.tsx').then((module) => module.ResourcesPage),
)
