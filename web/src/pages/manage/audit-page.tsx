import { AuditLog } from '#audit'

/** What administrators did. */
export const AuditPage = () => <AuditLog />
