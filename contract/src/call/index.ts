export { call, type Call, type InputOf, type OutputOf, type Refusals } from './call.ts'
export { anyone, learners, people, signedIn, type Principal } from './principals.ts'
export { courseKind, id, nobody, page, pageSize, text, listOf } from './fields.ts'
