export { isBeyondClock } from './clock.ts'
export { bestAt, countedIn } from './best-result.ts'
export { classFiguresIn, type ClassFigures, stationFiguresIn } from './class-figures-store.ts'
export { doneAtItems, type DoneAtItem } from './done-at-items.ts'
export { doorOf } from './door.ts'
export { endOverdueWith, isOverdue } from './end-overdue.ts'
export { enterWith } from './enter-session.ts'
export { newestOf } from './newest.ts'
export { openActsIn, type SessionPlace } from './open-acts-store.ts'
export { nowOrAgain } from './now-or-again.ts'
export { takeTurn } from './one-at-a-time.ts'
export { isReleased, isWithheld, takenAt, releasedSince, type Taken } from './once.ts'
export { reachOf, whereKept } from './policy.ts'
export { freshSeed, sharedSeed } from './seed.ts'
export { sessionsIn } from './session-store.ts'
export {
  isStation,
  noCourse,
  stationEnd,
  stationKind,
  type EndStation,
  type EndStationApart,
  type Station,
  type StationEnds,
  type StationEndsApart,
  type StationKind,
  type StationPlace,
  type StationResult,
  type Unassessed,
} from './station.ts'
export { endedOf, lineOf, standingOf, worthOf } from './serialize.ts'
export { bestRunsScore, type BestRunsScore } from './best-runs-score.ts'
export { withStations } from './host.ts'
export type { Belonging, CourseStanding, ElsewhereHost, Gone, Host } from './host.ts'
export {
  isSimulationName,
  type BodyOf,
  type CourseItem,
  type ItemPlace,
  type SimulationKind,
  type SimulationName,
} from './kind.ts'
