export { GradebookPanel } from './gradebook/gradebook-panel.tsx'
export { OwnGrade } from './gradebook/own-grade.tsx'
export { OwnScores } from './own-scores.tsx'
