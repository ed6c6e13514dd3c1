export { dropLicence, licencesOf, makeLead, makeLicence } from './licences.ts'
export { isLicensed, trialStatus, type Licence } from './rules.ts'
