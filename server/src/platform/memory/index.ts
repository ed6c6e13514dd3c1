export { memory, type Memory } from './memory.ts'
