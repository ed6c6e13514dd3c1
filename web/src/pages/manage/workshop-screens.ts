import { FileText, FlaskConical, ListChecks, Stethoscope, Syringe } from 'lucide-react'
import { base, type Screen } from './screen.ts'

/** The bank of questions and the three workshops: what teachers write, examined here. */
export const workshopScreens: readonly Screen[] = [
  {
    name: '题库',
    path: 'questions',
    group: '教学',
    icon: ListChecks,
    load: () => import('./questions-page.tsx').then((module) => module.QuestionsPage),
  },
  {
    name: '新建题目',
    path: 'questions/new',
    group: '教学',
    under: { name: '题库', to: `${base}/questions` },
    load: () => import('./questions-page.tsx').then((module) => module.QuestionFormPage),
  },
  {
    name: '题目详情',
    path: 'questions/:questionId',
    group: '教学',
    under: { name: '题库', to: `${base}/questions` },
    load: () => import('./questions-page.tsx').then((module) => module.QuestionPage),
  },
  {
    name: '修改题目',
    path: 'questions/:questionId/edit',
    group: '教学',
    under: { name: '题库', to: `${base}/questions` },
    load: () => import('./questions-page.tsx').then((module) => module.QuestionFormPage),
  },
  {
    name: '试卷',
    path: 'papers',
    group: '教学',
    icon: FileText,
    load: () => import('./papers-page.tsx').then((module) => module.PapersPage),
  },
  {
    name: '新建试卷',
    path: 'papers/new',
    group: '教学',
    under: { name: '试卷', to: `${base}/papers` },
    load: () => import('./papers-page.tsx').then((module) => module.ManagedPaperPage),
  },
  {
    name: '编辑试卷',
    path: 'papers/:paperId',
    group: '教学',
    under: { name: '试卷', to: `${base}/papers` },
    load: () => import('./papers-page.tsx').then((module) => module.ManagedPaperPage),
  },
  {
    name: '病例工坊',
    path: 'cases',
    group: '教学',
    icon: Stethoscope,
    load: () => import('./cases-page.tsx').then((module) => module.CasesPage),
  },
  {
    name: '编写病例',
    path: 'cases/:caseId',
    group: '教学',
    under: { name: '病例工坊', to: `${base}/cases` },
    load: () => import('./case-page.tsx').then((module) => module.CasePage),
  },
  {
    name: '操作工坊',
    path: 'procedures',
    group: '教学',
    icon: Syringe,
    load: () => import('./procedures-page.tsx').then((module) => module.ProceduresPage),
  },
  {
    name: '编写操作项目',
    path: 'procedures/:procedureId',
    group: '教学',
    under: { name: '操作工坊', to: `${base}/procedures` },
    load: () => import('./procedure-page.tsx').then((module) => module.ProcedurePage),
  },
  {
    name: '实验工坊',
    path: 'protocols',
    group: '教学',
    icon: FlaskConical,
    load: () => import('./protocols-page.tsx').then((module) => module.ProtocolsPage),
  },
  {
    name: '编写实验方案',
    path: 'protocols/:protocolId',
    group: '教学',
    under: { name: '实验工坊', to: `${base}/protocols` },
    load: () => import('./protocol-page.tsx').then((module) => module.ProtocolPage),
  },
  {
    name: '试做实验方案',
    path: 'protocols/:protocolId/trial',
    group: '教学',
    under: { name: '实验工坊', to: `${base}/protocols` },
    load: () => import('./protocol-trial-page.tsx').then((module) => module.ProtocolTrialPage),
  },
]
