export { nerveMuscle } from './nerve-muscle.ts'
export { nerveMuscleExpected } from './expected.ts'
