export { AdministrativeClasses } from './administrative/administrative-classes.tsx'
export { AdministrativeRoster } from './administrative/administrative-roster.tsx'
export { ManagedTerms } from './terms/managed-terms.tsx'
