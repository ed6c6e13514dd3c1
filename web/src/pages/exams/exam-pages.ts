import type { RouteObject } from 'react-router'
import { role } from '@xinglin/contract/identity'
import { page } from '../shell/page.tsx'

const teaching = { who: 'members', roles: [role.teacher], refuse: true } as const

/** The papers that a teacher keeps, and one of them. */
const examPapers = page({ ...teaching, title: '试卷' }, () =>
  import('./papers-page.tsx').then((module) => module.ExamPapersPage),
)
const examPaper = page({ ...teaching, title: '编辑试卷' }, () =>
  import('./papers-page.tsx').then((module) => module.ExamPaperPage),
)

/** The examinations that a teacher sets or watches, one of them, its analysis, its regrades, what of it is marked, and its room. */
const exams = page({ ...teaching, title: '考试' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamsPage),
)
const exam = page({ ...teaching, title: '考试' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamPage),
)
const examAnalysis = page({ ...teaching, title: '成绩分析' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamAnalysis),
)
const examRegrade = page({ ...teaching, title: '重新判分' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamRegrade),
)
const examMarking = page({ ...teaching, title: '批阅' }, () =>
  import('./exam-marking-page.tsx').then((module) => module.ExamMarkingPage),
)
const examRoom = page({ ...teaching, title: '监考' }, () =>
  import('./exams-page.tsx').then((module) => module.ExamRoomPage),
)

/** Papers and examinations for teachers. */
export const examRoutes: RouteObject[] = [
  { path: 'Exams', ...exams },
  { path: 'Exams/:examId', ...exam },
  { path: 'Exams/:examId/analysis', ...examAnalysis },
  { path: 'Exams/:examId/regrade', ...examRegrade },
  { path: 'Exams/:examId/marking', ...examMarking },
  { path: 'Exams/:examId/room', ...examRoom },
  { path: 'ExamPapers', ...examPapers },
  { path: 'ExamPapers/:paperId', ...examPaper },
]
