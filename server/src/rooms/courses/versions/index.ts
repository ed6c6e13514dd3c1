export {
  itemInVersions,
  itemKeysOf,
  itemsOfAllVersions,
  itemsOfKind,
  itemTitles,
  versionsOf,
  type StudyItem,
} from './course-versions.ts'
export { mostTriesOf, type ItemBody, type Question } from '../item-body.ts'
export { showsFilm } from './films.ts'
export { addLearners, makeFavourites, syllabiOf, type Syllabus } from './syllabus.ts'
