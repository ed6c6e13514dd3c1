export { licenceCalls } from './routes.ts'
export { dropLicence, licencesOf, makeLead, makeLicence } from './licences.ts'
export { isLicensed, trialStatus, type Licence } from './rules.ts'
export { licenceDeskCalls, newLeads } from './admin.ts'
