import { role } from '@xinglin/contract/identity'
import { page } from '../shell/page.tsx'

const workshop = { who: 'members', roles: [role.teacher], refuse: true } as const

/** The protocols that one may write upon. */
export const protocolList = page({ ...workshop, title: '实验工坊' }, () =>
  import('./protocol-list-page.tsx').then((module) => module.ProtocolListPage),
)

/** One protocol, written. */
export const protocolEditor = page({ ...workshop, title: '编写实验方案' }, () =>
  import('./protocol-editor-page.tsx').then((module) => module.ProtocolEditorPage),
)

/** One protocol, tried at the bench. */
export const protocolTrial = page({ ...workshop, title: '试做实验方案' }, () =>
  import('./trial-page.tsx').then((module) => module.TrialPage),
)
