export { topicCalls } from './calls.ts'
export { findTopics } from './finding.ts'
export { makeJoins, makeTopic } from './make.ts'
