export { classesOf, inClassOf, teachesClasses } from './study.ts'
export { classesStudying, classesTaughtBy, followedAmong, membersOfClasses } from './study-store.ts'
