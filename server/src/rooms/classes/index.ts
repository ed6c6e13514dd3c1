export { classCalls } from './routes.ts'
export {
  classesByDepartment,
  findOrCreateAdministrativeClass,
} from './administrative/administrative-class.ts'
export { fillAdministrativeClass } from './administrative/seed.ts'
export { makeTerm } from './terms/seed.ts'
