export { SchoolTeachers } from './school-teachers.tsx'
export { TeacherCard } from './teacher-card.tsx'
export { TeacherGrid, TeacherGridBones } from './teacher-grid.tsx'
export { TeacherDirectory } from './teacher-directory.tsx'
export {
  allTeachers,
  readTeachers,
  teacherAddress,
  type TeacherFilters,
  teachersAddress,
} from './teacher-filters.ts'
export { teacherProfile, warmDirectory } from './queries.ts'
export { TeacherHead } from './teacher-head.tsx'
