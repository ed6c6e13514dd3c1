export { openCourse, proceed } from './learner.ts'
export { testApp, type TestApp } from './app.ts'
export { Visitor, type Answered } from './visitor.ts'
export type { Fixture } from './fixture.ts'
