export { interfaceCalls } from './routes.ts'
