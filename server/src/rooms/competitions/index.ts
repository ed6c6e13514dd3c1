export { competitionCalls } from './routes.ts'
export { contestPartners } from './contests.ts'
export { contestsAmong, entriesAmong, waitingEntries } from './news-of-entries.ts'
export { usesInContests } from './vocabulary-usage.ts'
