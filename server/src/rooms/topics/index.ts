export { topicCalls } from './calls.ts'
export { findTopics, topicsWith } from './finding.ts'
export { makeJoins, makeTopic } from './make.ts'
