import { page } from '../shell/page.tsx'

const overseers = { menu: 3, who: 'members' } as const

/** The consultations of a course, for whoever teaches it. */
export const consultations = page({ ...overseers, title: '问诊学情' }, () =>
  import('../consultations/consultations-page.tsx').then((module) => module.ConsultationsPage),
)

/** What each student of a course takes once, for whoever teaches it. */
export const courseExaminations = page({ ...overseers, title: '考核与公布' }, () =>
  import('./course-examinations-page.tsx').then((module) => module.CourseExaminationsPage),
)
