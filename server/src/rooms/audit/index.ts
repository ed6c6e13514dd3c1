export { auditCalls } from './calls.ts'
export { keepAudit } from './listen.ts'
