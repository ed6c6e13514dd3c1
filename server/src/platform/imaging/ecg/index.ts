export { readRecording } from './read-recording.ts'
export type { Recording } from './recording.ts'
