export { topicCalls } from './routes.ts'
export { findTopics, topicsWith } from './search-index.ts'
export { makeJoins, makeTopic } from './seed.ts'
