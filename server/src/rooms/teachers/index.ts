export { makeTeacher } from './make.ts'
export { teacherCalls, type Authors } from './calls.ts'
export { teacherOf, teachersOf } from './teachers.ts'
