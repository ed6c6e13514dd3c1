export { hasCluster, removeCluster, standingUrl, startPostgres } from './start.ts'
export { lockDirectory } from './lock.ts'
