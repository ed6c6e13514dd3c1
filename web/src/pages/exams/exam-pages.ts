import { role } from '@xinglin/contract/identity'
import { page } from '../shell/page.tsx'

const teaching = { who: 'members', roles: [role.teacher], refuse: true } as const

/** The papers that a teacher keeps, and one of them. */
export const examPapers = page({ ...teaching, title: '试卷' }, () =>
  import('./papers-page.tsx').then((module) => module.ExamPapersPage),
)
export const examPaper = page({ ...teaching, title: '编辑试卷' }, () =>
  import('./papers-page.tsx').then((module) => module.ExamPaperPage),
)

/** The examinations that a teacher sets or watches, one of them, its analysis, what of it is marked, and its room. */
export const exams = page({ ...teaching, title: '考试' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamsPage),
)
export const exam = page({ ...teaching, title: '考试' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamPage),
)
export const examAnalysis = page({ ...teaching, title: '成绩分析' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamAnalysis),
)
export const examMarking = page({ ...teaching, title: '批阅' }, () =>
  import('./exam-marking-page.tsx').then((module) => module.ExamMarkingPage),
)
export const examRoom = page({ ...teaching, title: '监考' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamRoomPage),
)
