export { meantFor, offeringKind, periodsIn, type Meant, type Period } from './periods.ts'
export { momentsFault, stateAt } from './rules.ts'
export { offeringStore, type OfferingRow } from './store.ts'
