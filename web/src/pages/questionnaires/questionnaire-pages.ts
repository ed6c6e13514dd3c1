import { role } from '@xinglin/contract/identity'
import { personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

const own = { who: 'members', flag: personalFlag, refuse: true } as const

/** Terquestionnaire: where questionnaires are made. */
const questionnaireManage = page(
  { ...own, title: '问卷管理', roles: [role.teacher, role.admin] },
  () => import('./questionnaire-manage-page.tsx').then((module) => module.QuestionnaireManagePage),
)

/** Stuquestionnaire: what a student is asked. */
const questionnaires = page({ ...own, title: '问卷', roles: [role.student] }, () =>
  import('./questionnaires-page.tsx').then((module) => module.QuestionnairesPage),
)

/** Where questionnaires are made and answered, in the personal centre. */
export const questionnaireRoutes = [
  { path: 'PersonalInfo/Terquestionnaire', ...questionnaireManage },
  { path: 'PersonalInfo/Stuquestionnaire', ...questionnaires },
]
