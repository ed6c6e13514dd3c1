import type { PointAddresses } from '#points'
import { myCompetition } from '../competitions/contest-addresses.ts'
import { ownMissions } from '../assignments/assignment-addresses.ts'
import { reportList } from '../personal/lab-report-address.ts'
import { ownPoints } from './own-points.ts'

const ledger = '/PersonalInfo/Mygetpointinfo'

const ruleAddresses: Readonly<Record<string, string>> = {
  course: '/PersonalInfo/MyCourse',
  report: reportList,
  work: ownMissions(),
  exam: '/KnowledgeExam',
  contest: myCompetition,
  review: '/PersonalInfo/MyCourse',
}

/** The addresses of the pages of points. */
export const pointAddresses: PointAddresses = {
  summary: ownPoints,
  rules: '/PersonalInfo/Mygetpoints',
  ledger,
  ranking: '/PersonalInfo/MygetRanking',
  ruleAddress: (rule) => ruleAddresses[rule],
  studentLedger: (personId) => `${ledger}?student=${personId}`,
}
