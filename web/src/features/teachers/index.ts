export { cutRemark, hasMoreTeachers } from './remark.ts'
export { SchoolTeachers } from './school-teachers.tsx'
export { TeacherCard } from './teacher-card.tsx'
