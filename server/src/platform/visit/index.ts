export { dayEnd, dayIn, dayStart, type Day } from './day.ts'
export type { DomainEvent, Notice, Person, TenantContext, Visit, VisitedSchool } from './visit.ts'
export { refuse, Refused } from './refused.ts'
export { isOutsider, memberOf, opensMenu, runsSchool } from './visit.ts'
