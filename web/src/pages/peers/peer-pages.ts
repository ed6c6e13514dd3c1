import { role } from '@xinglin/contract/identity'
import { personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

const own = { who: 'members', flag: personalFlag, refuse: true } as const

/** mutualAssistanceScore: what a student assesses and received; where those who teach run rounds. */
const peerScore = page(
  { ...own, title: '互评', roles: [role.student, role.teacher, role.admin] },
  () => import('./peer-score-page.tsx').then((module) => module.PeerScorePage),
)

/** mutualAssistanceTeaching: a student's years, posts and matches; where teachers verify sessions. */
const peerTeaching = page(
  { ...own, title: '互助教学', roles: [role.student, role.teacher, role.admin] },
  () => import('./peer-teaching-page.tsx').then((module) => module.PeerTeachingPage),
)

/** mutualAssistanceTeachingDetail/:year: the ledger of a school year. */
const peerTeachingYear = page({ ...own, title: '互助教学台账', roles: [role.student] }, () =>
  import('./peer-teaching-year-page.tsx').then((module) => module.PeerTeachingYearPage),
)

/** Mutual assistance, in the personal centre. */
export const peerRoutes = [
  { path: 'PersonalInfo/mutualAssistanceScore', ...peerScore },
  { path: 'PersonalInfo/mutualAssistanceTeaching', ...peerTeaching },
  { path: 'PersonalInfo/mutualAssistanceTeachingDetail/:year', ...peerTeachingYear },
]
