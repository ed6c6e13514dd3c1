export { topicCalls } from './calls.ts'
export { findTopics, topicsWith } from './finding.ts'
export { makeTopic } from './make.ts'
