export { experimentCalls, experimentRoom } from './calls.ts'
export { experimentBrief } from './brief.ts'
export { experimentedIn } from './experimented.ts'
export { makeProtocol, protocolsToTeach, type ProtocolToTeach } from './session/protocols.ts'
