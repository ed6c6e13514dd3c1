export { SchoolTeachers } from './school-teachers.tsx'
export { TeacherCard } from './teacher-card.tsx'
export { TeacherGrid, TeacherGridBones } from './teacher-grid.tsx'
