import { role } from '@xinglin/contract/identity'
import { page } from '../shell/page.tsx'
import { learnerRoles, personalFlag } from './personal-menu.ts'

const may = {
  title: '实验报告',
  who: 'members',
  flag: personalFlag,
  refuse: true,
  roles: [...learnerRoles, role.admin],
} as const

/** The list of laboratory reports: one's own, or those that are to be marked. */
export const labReports = page(may, () =>
  import('./lab-report-list-page.tsx').then((module) => module.LabReportListPage),
)

/** One report with what is said of it. */
export const labReport = page(may, () =>
  import('./lab-report-comment-page.tsx').then((module) => module.LabReportCommentPage),
)
