export { authorsOfVisible, courseTotal, forgetCatalogue } from './catalogue.ts'
export { courseCalls } from './routes.ts'
export { quizTemplates } from './quiz-templates.ts'
export {
  courseCards,
  findCourses,
  keptCourses,
  nameOfVisible,
  taughtBy,
  visibleAmong,
  visibleBy,
  visibleOfKind,
} from './search-index.ts'
export { hot } from './suggestions.ts'
export { sampleItem } from './sample-item.ts'
