import type { RouteObject } from 'react-router'
import { role } from '@xinglin/contract/identity'
import { learnerRoles, personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

const own = { who: 'members', flag: personalFlag, refuse: true } as const

/** The lobby of contests. */
const lobby = page({ title: '竞赛' }, () =>
  import('./game-pages.tsx').then((module) => module.GameLobbyPage),
)
/** One contest. */
const game = page({ title: '赛事详情' }, () =>
  import('./game-pages.tsx').then((module) => module.GameDetailPage),
)
/** One's entries, and one of them. */
const myCompetition = page({ ...own, title: '我的竞赛', roles: learnerRoles }, () =>
  import('./own-entry-pages.tsx').then((module) => module.MyCompetitionPage),
)
const mySkillInfo = page({ ...own, title: '报名详情', roles: learnerRoles }, () =>
  import('./own-entry-pages.tsx').then((module) => module.MySkillInfoPage),
)
/** The contests that a teacher holds, and one of them. */
const competitionManage = page({ ...own, title: '竞赛管理', roles: [role.teacher] }, () =>
  import('./competition-manage-page.tsx').then((module) => module.CompetitionManagePage),
)

/** Contests for everybody. */
export const contestRoutes: RouteObject[] = [
  { path: 'Game', ...lobby },
  { path: 'courseCompetitionDetail/:courseid', ...game },
]

/** Contests in the personal centre. */
export const ownContestRoutes: RouteObject[] = [
  { path: 'PersonalInfo/MyCompetition', ...myCompetition },
  { path: 'PersonalInfo/mySkillInfo', ...mySkillInfo },
  { path: 'PersonalInfo/competitionManage', ...competitionManage },
]
