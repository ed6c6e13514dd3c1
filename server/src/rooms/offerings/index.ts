export { type GivenLearner, learnersGiven } from './learners.ts'
export { type CoursePort, offeringCalls } from './manage-offerings.ts'
export { openCoursesOf } from './due-courses.ts'
export { makeOffering } from './seed.ts'
