export { experimentCalls, experimentRoom } from './calls.ts'
export { experimentBrief } from './brief.ts'
export { experimentedIn } from './experimented.ts'
export { startDelivery } from './sharing/delivering.ts'
export {
  composedProtocolKey,
  currentProtocol,
  makeProtocol,
  protocolsToTeach,
  publishProtocol,
  type ProtocolToTeach,
} from './session/protocols.ts'
export { unhurried } from './session/runs.ts'
