export { readRecording } from './read-recording.ts'
