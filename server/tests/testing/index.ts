export { aQuiz, aText, Authoring } from './authoring.ts'
export { actionId } from './action-id.ts'
export { consult, Consulting } from './consulting.ts'
export { Experimenting } from './experimenting.ts'
export { experiment } from './laboratory.ts'
export { operate, Operating } from './operating.ts'
export { firstProcedure } from './operations.ts'
export { firstProtocol } from './experiments.ts'
export { firstCase } from './consultations.ts'
export { authorsUnderstanding, rehearsedWay } from './golden.ts'
export { atItem, openCourse, proceed, releaseResults, studiedFor } from './learner.ts'
export { enterOffice, newTeacher, postHolder } from './posts.ts'
export { approvedQuestion, questionContent, questionForm, secrets } from './questions.ts'
export { Practising } from './practising.ts'
export { Examining } from './examining.ts'
export {
  assignmentForm,
  daysAhead,
  decideOn,
  handedWork,
  handingIn,
  publishedAssignment,
  readingItem,
  submissionItem,
  waitingWork,
} from './assignments.ts'
export { newTeachingClass, newTerm, teachingForm } from './classes.ts'
export { testApp, type TestApp } from './app.ts'
export { demoApp } from './demo.ts'
export { importAll, settledImport, undoAll } from './imports.ts'
export { solved } from './proof.ts'
export { Visitor, type Answered } from './visitor.ts'
export { Watching, type StreamLine } from './watching.ts'
export type { Fixture } from './fixture.ts'
export { holdMatrix, openColumns, type MatrixRow } from './matrix.ts'
export { casServer, type CasServer } from './cas-server.ts'
export { oidcServer, walkThrough, type OidcServer } from './oidc-server.ts'
export { standInFfmpeg } from './ffmpeg.ts'
export { film, sendFile, sendFilm } from './film.ts'
export {
  answers,
  modelServer,
  streams,
  type ModelManner,
  type ModelServer,
} from './model-server.ts'
export { sharingPlatform, type PlatformManner } from './sharing-platform.ts'
export { zipped } from './zipped.ts'
export { anyPdf, anyPicture, UnusedFileTrial } from './unused-files.ts'
export { kinds } from '../../src/wiring/simulations.ts'
export { balanceOf, inOneClass, learned, ledgerOf, nothingThere } from './points.ts'
