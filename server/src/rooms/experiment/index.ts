export { experimentCalls, experimentRoom } from './calls.ts'
export { computingWith, type Computing } from './computing/computing.ts'
export { openEngines } from './computing/engines.ts'
export { experimentBrief } from './brief.ts'
export { experimentedIn, experimentsTaken } from './experimented.ts'
export type { ElsewhereHost } from './session/elsewhere-host.ts'
export { forgetPasses } from './elsewhere/launching.ts'
export { serveElsewhere } from './elsewhere/serving.ts'
export { startDelivery } from './sharing/delivering.ts'
export {
  composedProtocolKey,
  currentProtocol,
  makeProtocol,
  protocolsToTeach,
  publishProtocol,
  type ProtocolToTeach,
} from './session/protocols.ts'
