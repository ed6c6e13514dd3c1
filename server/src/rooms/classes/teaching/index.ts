export { classesOf, inClassOf, makeClass } from './study.ts'
