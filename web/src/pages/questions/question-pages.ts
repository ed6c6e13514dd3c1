import { learnerRoles } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

/** KnowledgeExam: what of the bank one may practise. */
export const knowledgeExam = page(
  { menu: 2, title: '题库', who: 'members', roles: learnerRoles },
  () => import('./knowledge-exam-page.tsx').then((module) => module.KnowledgeExamPage),
)
