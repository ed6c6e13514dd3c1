export type { Person, Happening, Visit, VisitedSchool } from './visit.ts'
export { refuse, Refused } from './refused.ts'
