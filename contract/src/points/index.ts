export {
  defaultPointPolicy,
  pointLevelOf,
  pointPass,
  PointPolicy,
  type PointRule,
  pointRules,
  pointRuleWords,
  type RankingPeriod,
  rankingPeriodNames,
  rankingPeriods,
  type RankingScope,
  rankingScopeNames,
  rankingScopes,
  RuleSetting,
} from './shapes.ts'
export {
  getPointRanking,
  getPointRules,
  getPointSummary,
  listPoints,
  PointEntry,
  RankedPerson,
  reversePoints,
  setPointVisibility,
} from './points.ts'
export { getPointPolicy, savePointPolicy } from './policy.ts'
