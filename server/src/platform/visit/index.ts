export { dayEnd, dayIn, dayStart, momentWord, type Day } from './day.ts'
export type { AuditArea } from '@xinglin/contract/audit'
export type {
  DomainEvent,
  Notice,
  Person,
  Post,
  TenantContext,
  Visit,
  VisitedSchool,
} from './visit.ts'
export { holdsFor, placesOf } from './posts.ts'
export { refuse, Refused } from './refused.ts'
export { isOutsider, memberOf, opensMenu, runsSchool, visitAt } from './visit.ts'
