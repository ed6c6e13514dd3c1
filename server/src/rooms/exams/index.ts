export { examCalls } from './routes.ts'
