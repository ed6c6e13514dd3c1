export { listCourseClasses } from './course-classes.ts'
export { Offering } from './offering.ts'
export {
  offeringStateNames,
  type OfferingState,
  offeringStates,
  OfferingTarget,
  offeringTargetKinds,
} from './shapes.ts'
export { listOfferings, openToOthers, saveOffering, withdrawOffering } from './offerings.ts'
export { overrideOffering } from './overrides.ts'
export {
  OfferingOverride,
  OwnChange,
  OwnPeriod,
  type PeriodField,
  periodFieldNames,
  periodFields,
} from './periods.ts'
