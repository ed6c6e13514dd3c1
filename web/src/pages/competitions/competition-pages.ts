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
/** The hall of a contest, for everybody. */
const hall = page({ title: '赛场' }, () =>
  import('./game-pages.tsx').then((module) => module.HallPage),
)
/** A paper of a contest while it is sat. */
const formalExam = page({ who: 'members', title: '机考', roles: [role.student] }, () =>
  import('./formal-exam-page.tsx').then((module) => module.FormalExamPage),
)
/** The board of a contest, for everybody. */
const board = page({ title: '成绩' }, () =>
  import('./game-pages.tsx').then((module) => module.BoardOfContestPage),
)
/** What is told in a contest to those who entered it. */
const messages = page(
  { who: 'members', title: '赛事通知', roles: [role.student, role.teacher] },
  () => import('./game-pages.tsx').then((module) => module.ContestMessagesPage),
)
/** What one's own teams came to. */
const gameResult = page(
  { who: 'members', title: '成绩详情', roles: [role.student, role.teacher] },
  () => import('./data-pages.tsx').then((module) => module.GameResultPage),
)
/** The data of contests, for those who teach or run the school. */
const gameData = page(
  { who: 'members', title: '数据中心', roles: [role.teacher, role.admin, role.operator] },
  () => import('./data-pages.tsx').then((module) => module.GameDataPage),
)
/** What a judge marks; to a contestant what came of their own session. */
const judging = page(
  { who: 'members', title: '评审', roles: [role.student, role.teacher, role.admin] },
  () => import('./judging-page.tsx').then((module) => module.JudgingPage),
)
/** What the school's teams came to, for coaches and those who run it. */
const statistics = page(
  { who: 'members', title: '竞赛统计', roles: [role.teacher, role.admin, role.operator] },
  () => import('./statistics-page.tsx').then((module) => module.ContestStatisticsPage),
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
  { path: 'FormalGame', ...hall },
  { path: 'FormalGameExam', ...formalExam },
  { path: 'FormalGameResult', ...board },
  { path: 'SkillMessage', ...messages },
  { path: 'GameResult', ...gameResult },
  { path: 'GameData', ...gameData },
  { path: 'GameReview', ...judging },
  { path: 'studentCompetitionStatistics', ...statistics },
]

/** Contests in the personal centre. */
export const ownContestRoutes: RouteObject[] = [
  { path: 'PersonalInfo/MyCompetition', ...myCompetition },
  { path: 'PersonalInfo/mySkillInfo', ...mySkillInfo },
  { path: 'PersonalInfo/competitionManage', ...competitionManage },
]
