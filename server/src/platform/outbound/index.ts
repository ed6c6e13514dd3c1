export {
  mayAsk,
  outboundFetch,
  outboundStream,
  TooNear,
  type OutboundFetch,
  type OutboundStream,
} from './fetch.ts'
