export { callsByRoom, everyCall } from './rooms.ts'
export { callsOf7, type SpecifiedCall } from './calls.ts'
export { routesOf2 } from './routes.ts'
