export { call, type CallOptions } from './call.ts'
export { useLines, useServerNow } from './use-lines.ts'
export { answersAt } from './answers-at.ts'
export { CallError, newerIn, code, texts } from './call-error.ts'
export {
  authoringKey,
  certificatesKey,
  choicesKey,
  classesKey,
  courseKey,
  coursesKey,
  dashboardKey,
  learningKey,
  notesKey,
  usersKey,
} from './shared-keys.ts'
export { choicesBy, useChoices } from './use-choices.ts'
export { fetchSome, type Measured } from './measure.ts'
export { readFile } from './read-file.ts'
export { readRange } from './read-range.ts'
export { keepPage } from './keep-page.ts'
export { newId } from './new-id.ts'
export { provenWork, type Proof } from './proof-of-work.ts'
export { learnServerTime, serverNow } from './clock.ts'
export { presentVisitor, type Visitor } from './visitor.ts'
