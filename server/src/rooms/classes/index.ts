export { inClassOf, makeClass } from './classes.ts'
