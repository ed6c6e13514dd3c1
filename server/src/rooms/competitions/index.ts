export { competitionCalls } from './routes.ts'
export { contestPartners } from './contests.ts'
export { usesInContests } from './vocabulary-usage.ts'
