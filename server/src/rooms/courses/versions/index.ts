export {
  itemInVersions,
  itemKeysOf,
  itemsOfAllVersions,
  itemsOfKind,
  itemTitles,
  versionsOf,
  type StudyItem,
} from './course-versions.ts'
export { maxTriesOf, type ItemBody, type Question, type QuizDraw } from '../item-body.ts'
export { addLearners, makeFavourites, syllabiOf, type Syllabus } from './syllabus.ts'
