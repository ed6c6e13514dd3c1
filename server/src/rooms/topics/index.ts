export { topicCalls } from './calls.ts'
export { findTopics } from './finding.ts'
export { makeTopic } from './make.ts'
