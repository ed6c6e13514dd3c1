export { hashOf } from './hash-of.ts'
