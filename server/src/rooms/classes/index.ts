export { classesOf, inClassOf, makeClass } from './classes.ts'
