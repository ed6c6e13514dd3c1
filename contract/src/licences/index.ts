export { addLead } from './lead.ts'
export { handleLead, Lead, LicenceLine, listLeads, listLicences, saveLicences } from './manage.ts'
