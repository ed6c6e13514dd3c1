export { auditCalls } from './routes.ts'
export { keepAudit } from './keep-audit.ts'
export { makeAudit, type NewAction } from './seed.ts'
