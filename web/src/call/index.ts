export { call, type CallOptions } from './call.ts'
export { CallError, code, texts } from './call-error.ts'
export { learnServerTime, serverNow } from './clock.ts'
export { presentVisitor, type Visitor } from './visitor.ts'
