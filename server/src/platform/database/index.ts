export { countListed } from './count.ts'
export { openDatabase, type Database, type Db } from './database.ts'
export { migrate } from './migrate.ts'
export { tenantId, stamp, bytea } from './columns.ts'
