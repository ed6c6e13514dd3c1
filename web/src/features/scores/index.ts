export { GradebookPanel } from './gradebook/gradebook-panel.tsx'
export { OwnScores } from './own-scores.tsx'
