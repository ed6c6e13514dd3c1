export { searchCalls } from './routes.ts'
