export { forgetEverything, memory } from './memory.ts'
