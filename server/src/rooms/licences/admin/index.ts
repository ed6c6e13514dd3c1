export { licenceCalls } from './leads.ts'
export { licenceDeskCalls, newLeads } from './manage-licences.ts'
