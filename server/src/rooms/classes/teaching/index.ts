export { classesOf, inClassOf } from './study.ts'
export { makeClass } from './seed.ts'
export { classesStudying, classesTaughtBy, membersOfClasses } from './study-store.ts'
