import { role } from '@xinglin/contract/identity'
import { page } from '../shell/page.tsx'

const workshop = { who: 'members', roles: [role.teacher], refuse: true } as const

/** The cases that one may write. */
export const caseList = page({ ...workshop, title: '病例工坊' }, () =>
  import('./case-list-page.tsx').then((module) => module.CaseListPage),
)

/** One case, written. */
export const caseEditor = page({ ...workshop, title: '编写病例' }, () =>
  import('./case-editor-page.tsx').then((module) => module.CaseEditorPage),
)
