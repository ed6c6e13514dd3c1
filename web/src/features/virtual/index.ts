export { Entrance } from './entrance.tsx'
export { type Place, wayIn } from './way-in.ts'
