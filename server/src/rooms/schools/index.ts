export { schoolCalls } from './routes.ts'
export { departmentsOf, idleMinutesOf, schoolDirectory, type SchoolDirectory } from './directory.ts'
export {
  anySchoolName,
  listedSchoolCalls,
  listedSchools,
  namesOfSchools,
  schoolPage,
  sectionTree,
} from './list-schools.ts'
export { findSchoolByKey, hasSchool, schoolIds, schoolNamed, timezoneOf } from './store.ts'
export { servedSchool } from './served-school.ts'
export { hostFault, makeSchool } from './seed.ts'
export {
  adoptColleges,
  collegeNames,
  collegesOf,
  findOrCreateCollege,
  lockCollege,
  plainCollege,
  removeCollege,
} from './colleges.ts'
export { collegeCalls } from './manage-colleges.ts'
export { departmentCalls } from './departments.ts'
export { addStandardList, findOrCreateSections } from './find-or-create-section.ts'
export { fileQuotaOf } from './file-quota.ts'
export { guideCalls, type KnowFacts } from './guide.ts'
export { settingsCalls } from './settings.ts'
