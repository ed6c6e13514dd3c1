export { tellArrival } from './page-access.ts'
export { StatisticsTiles } from './tiles.tsx'
export { dashboard } from './manage/dashboard.ts'
export { Overview } from './manage/overview.tsx'
