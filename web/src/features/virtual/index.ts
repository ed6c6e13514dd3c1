export { Entrance } from './entrance.tsx'
export { mayArrive, resting, unsentIn } from './unsent.ts'
export { type Place, wayIn } from './way-in.ts'
export { useTimeLeft } from './use-time-left.ts'
