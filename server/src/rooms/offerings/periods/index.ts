export {
  baseOf,
  dueField,
  meantFor,
  offeringKind,
  periodsIn,
  periodsOf,
  type Meant,
  type Period,
} from './periods.ts'
export { toOwnPeriod } from './own-period.ts'
export { momentsFault, stateAt } from './rules.ts'
export { offeringStore, type OfferingRow } from './store.ts'
