export { makeTeacher } from './make.ts'
export { teacherCalls } from './calls.ts'
export { findTeachers, teacherChoices, teacherOf, teachersOf } from './teachers.ts'
export { indexOldTeachers, saveTeacher, teachersByPlace } from './desk.ts'
