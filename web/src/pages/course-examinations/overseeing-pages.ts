import { page } from '../shell/page.tsx'

const overseers = { menu: 3, who: 'members' } as const

/** The consultations of a course, for whoever teaches it. */
export const consultations = page({ ...overseers, title: '问诊学情' }, () =>
  import('../consultations/consultations-page.tsx').then((module) => module.ConsultationsPage),
)

/** How the learners of courses stand, for whoever teaches them and those who run the school. */
export const studentLearning = page({ ...overseers, title: '学情' }, () =>
  import('../analytics/analytics-page.tsx').then((module) => module.AnalyticsPage),
)

/** What each student of a course takes once, for whoever teaches it. */
export const courseExaminations = page({ ...overseers, title: '考核与公布' }, () =>
  import('./course-examinations-page.tsx').then((module) => module.CourseExaminationsPage),
)
