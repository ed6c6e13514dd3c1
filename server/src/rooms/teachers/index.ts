export { makeTeacher } from './make.ts'
export { teacherCalls } from './calls.ts'
export { teacherOf, teachersOf } from './teachers.ts'
