export { isolatedHeartExpected } from './expected.ts'
export { isolatedHeart } from './isolated-heart.ts'
