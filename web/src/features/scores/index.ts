export { OwnScores } from './own-scores.tsx'
