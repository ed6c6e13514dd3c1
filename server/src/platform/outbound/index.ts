export { mayAsk, outboundFetch, TooNear, type OutboundFetch } from './fetch.ts'
