export { certificateOf, type AskCertificate, type SeenCertificate } from './certificate.ts'
export {
  mayAsk,
  outboundFetch,
  outboundStream,
  TooNear,
  type OutboundFetch,
  type OutboundStream,
} from './fetch.ts'
