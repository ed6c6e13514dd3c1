export { classesOf, inClassOf, makeClass, type ClassOfCourse } from './classes.ts'
