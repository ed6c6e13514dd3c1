export {
  acting,
  ended,
  entering,
  missing,
  noEntry,
  SessionLine,
  SessionState,
  standing,
} from './sessions.ts'
