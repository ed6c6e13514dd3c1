import { role } from '@xinglin/contract/identity'
import { learnerRoles, personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

/** KnowledgeExam: examinations, for whoever has one; what of the bank one may practise, where that menu is open. */
export const knowledgeExam = page(
  { title: '考试与题库', who: 'members', roles: learnerRoles },
  () => import('./knowledge-exam-page.tsx').then((module) => module.KnowledgeExamPage),
)

const bank = { who: 'members', flag: personalFlag, roles: [role.teacher], refuse: true } as const

/** questiondetails: where a teacher looks at the bank; those who run the school do so in the management area. */
const questionDetails = page({ ...bank, title: '题库管理' }, () =>
  import('./question-details-page.tsx').then((module) => module.QuestionDetailsPage),
)

/** newquestion: where a student asks, and (mode=bank) a teacher writes a question. */
const newQuestion = page({ ...bank, title: '提问', roles: learnerRoles }, () =>
  import('./new-question-page.tsx').then((module) => module.NewQuestionPage),
)

/** The pages of the bank in the personal centre. */
export const questionRoutes = [
  { path: 'PersonalInfo/newquestion', ...newQuestion },
  { path: 'PersonalInfo/questiondetails', ...questionDetails },
]
