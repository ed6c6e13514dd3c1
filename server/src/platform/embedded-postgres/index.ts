export { startPostgres } from './start.ts'
export { lockDirectory } from './lock.ts'
