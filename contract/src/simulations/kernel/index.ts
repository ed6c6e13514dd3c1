export {
  acting,
  ended,
  entering,
  missing,
  noEntry,
  Once,
  once,
  SessionLine,
  SessionState,
  standing,
  withheld,
} from './sessions.ts'
