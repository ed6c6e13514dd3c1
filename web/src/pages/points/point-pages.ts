import { role } from '@xinglin/contract/identity'
import { learnerRoles, personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

const own = { who: 'members', flag: personalFlag, refuse: true, roles: learnerRoles } as const
const overseers = [...learnerRoles, role.admin, role.operator]

/** Balance, how points are earned, the ledger and the ranking, in the personal centre. */
export const pointRoutes = [
  {
    path: 'PersonalInfo/Mypoints',
    ...page({ ...own, title: '我的积分' }, () =>
      import('./points-page.tsx').then((module) => module.PointsPage),
    ),
  },
  {
    path: 'PersonalInfo/Mygetpoints',
    ...page({ ...own, title: '获取积分' }, () =>
      import('./points-page.tsx').then((module) => module.PointRulesPage),
    ),
  },
  {
    path: 'PersonalInfo/Mygetpointinfo',
    ...page({ ...own, roles: overseers, title: '积分明细' }, () =>
      import('./points-page.tsx').then((module) => module.PointLedgerPage),
    ),
  },
  {
    path: 'PersonalInfo/MygetRanking',
    ...page({ ...own, roles: overseers, title: '积分排行' }, () =>
      import('./points-page.tsx').then((module) => module.PointRankingPage),
    ),
  },
]
