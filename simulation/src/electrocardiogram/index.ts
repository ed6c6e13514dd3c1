export { type Rhythm, rhythmOf } from './beats.ts'
export { leadTrace, type RatedTracing, samplesPerSecond } from './wave.ts'
