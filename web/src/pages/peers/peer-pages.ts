import { role } from '@xinglin/contract/identity'
import { personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

const own = { who: 'members', flag: personalFlag, refuse: true } as const

/** mutualAssistanceScore: what a student assesses and received; where those who teach run rounds. */
const peerScore = page(
  { ...own, title: '互评', roles: [role.student, role.teacher, role.admin] },
  () => import('./peer-score-page.tsx').then((module) => module.PeerScorePage),
)

/** Mutual assistance, in the personal centre. */
export const peerRoutes = [{ path: 'PersonalInfo/mutualAssistanceScore', ...peerScore }]
