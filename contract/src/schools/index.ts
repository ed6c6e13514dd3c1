export { getSchoolByDomain, listPortals, School } from './school.ts'
export { getSchoolDataSource } from './listed.ts'
export { College, deleteCollege, listColleges, saveCollege } from './colleges.ts'
export { motifs } from './motifs.ts'
export {
  flagNames,
  getSettings,
  listSchools,
  makeSchool,
  menuNames,
  platformFlags,
  saveSettings,
  settingNames,
  Settings,
  suspendSchool,
} from './manage.ts'
export {
  deleteDepartment,
  listDepartments,
  saveDepartment,
  sortDepartments,
} from './departments.ts'
export {
  addStandardDepartments,
  checkHosts,
  getGuide,
  Guide,
  guideNames,
  guideSteps,
  type GuideStep,
  HostCheck,
  postponeStep,
} from './guide.ts'
