export { analyticsCalls } from './routes.ts'
