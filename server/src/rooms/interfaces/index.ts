export { interfaceCalls } from './calls.ts'
