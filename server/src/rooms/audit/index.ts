export { auditCalls } from './calls.ts'
export { keepAudit } from './listen.ts'
export { makeAudit, type NewDeed } from './make.ts'
