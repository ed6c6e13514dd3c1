export { ContinueCards } from './continue-cards.tsx'
export { type Moolparam, playerAddress, readMoolparam, writeMoolparam } from './moolparam.ts'
export { recentLearning } from './queries.ts'
