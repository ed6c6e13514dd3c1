export { competitionCalls } from './calls.ts'
export { contestPartners } from './contests.ts'
export { usesInContests } from './uses.ts'
