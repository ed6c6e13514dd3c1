export { manometerStep, newManometer, reading, type Manometer } from './manometer.ts'
