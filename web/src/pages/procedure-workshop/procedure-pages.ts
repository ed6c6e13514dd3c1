import { role } from '@xinglin/contract/identity'
import { page } from '../shell/page.tsx'

const workshop = { who: 'members', roles: [role.teacher], refuse: true } as const

/** The procedures that one may compose upon. */
export const procedureList = page({ ...workshop, title: '操作工坊' }, () =>
  import('./procedure-list-page.tsx').then((module) => module.ProcedureListPage),
)

/** One procedure, composed. */
export const procedureEditor = page({ ...workshop, title: '编写操作项目' }, () =>
  import('./procedure-editor-page.tsx').then((module) => module.ProcedureEditorPage),
)
