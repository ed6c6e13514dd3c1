export { startPostgres, type Postgres } from './start.ts'
export { lockDirectory } from './lock.ts'
