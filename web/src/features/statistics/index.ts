export { tellArrival } from './page-access.ts'
export { StatisticsTiles } from './tiles.tsx'
