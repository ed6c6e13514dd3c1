export { forgetKeys } from './idempotency.ts'
export { beginNonces, forgetNonces } from './nonces.ts'
export { amongAddresses, isLoopback, originAt, plainHost, staysHere } from './host.ts'
export { answer, Ready } from './answer.ts'
export { Lines } from './lines.ts'
export { callerAddress } from './caller.ts'
export { type StoredSession } from './dependencies.ts'
export { closeServer, makeServer, type Server } from './server.ts'
export { rateLimit } from './rate.ts'
export {
  forgetPasswords,
  inTurn,
  isFlooded,
  notePassword,
  strangersWaiting,
  type Turn,
} from './turns.ts'
export { serveHealth } from './health.ts'
