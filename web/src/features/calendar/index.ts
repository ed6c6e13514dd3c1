export { UpcomingDates } from './upcoming-dates.tsx'
export { useDatesOfYear } from './queries.ts'
