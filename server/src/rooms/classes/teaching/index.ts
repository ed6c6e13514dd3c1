export { classesOf, inClassOf } from './study.ts'
export { makeClass } from './seed.ts'
