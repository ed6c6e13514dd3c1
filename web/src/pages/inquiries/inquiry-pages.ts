import { role } from '@xinglin/contract/identity'
import { personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

const own = { who: 'members', flag: personalFlag, refuse: true } as const

/** MyQuestions: what a student asked. */
const myQuestions = page({ ...own, title: '我的提问', roles: [role.student] }, () =>
  import('./my-questions-page.tsx').then((module) => module.MyQuestionsPage),
)

/** AnswerQuestion: what waits for whoever teaches. */
const answerQuestion = page({ ...own, title: '答疑', roles: [role.teacher] }, () =>
  import('./answer-question-page.tsx').then((module) => module.AnswerQuestionPage),
)

/** stuquestiondetails: a question as a student reads it. */
const studentQuestion = page({ ...own, title: '提问', roles: [role.student] }, () =>
  import('./student-question-page.tsx').then((module) => module.StudentQuestionPage),
)

/** Where students ask and who teaches answers, in the personal centre. */
export const inquiryRoutes = [
  { path: 'PersonalInfo/MyQuestions', ...myQuestions },
  { path: 'PersonalInfo/AnswerQuestion', ...answerQuestion },
  { path: 'PersonalInfo/stuquestiondetails', ...studentQuestion },
]
