import { role } from '@xinglin/contract/identity'
import { learnerRoles, personalFlag } from '../personal/personal-menu.ts'
import { page } from '../shell/page.tsx'

const own = { who: 'members', flag: personalFlag, refuse: true } as const
const teachers = [role.teacher, role.admin, role.operator]

/** One's own tasks, one of them, and those that one teaches with. */
export const missions = {
  list: page({ ...own, title: '我的任务', roles: learnerRoles }, () =>
    import('./my-mission-list-page.tsx').then((module) => module.MyMissionListPage),
  ),
  one: page({ ...own, title: '任务', roles: learnerRoles }, () =>
    import('./my-mission-detail-page.tsx').then((module) => module.MyMissionDetailPage),
  ),
  taught: page({ ...own, title: '任务管理', roles: teachers }, () =>
    import('./mission-detail-page.tsx').then((module) => module.MissionDetailPage),
  ),
}
