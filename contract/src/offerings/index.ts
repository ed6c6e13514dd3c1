export {
  Offering,
  offeringStateNames,
  type OfferingState,
  offeringStates,
  OfferingTarget,
  offeringTargetKinds,
} from './shapes.ts'
export { listOfferings, openToOthers, saveOffering, withdrawOffering } from './offerings.ts'
