export { Verdict, messages } from './verdict.ts'
export {
  CourseListItem,
  geCoursePaginationClient,
  getAlikeCourse,
  getCourseSearchConditionClient,
  getUserOtherCourse,
  hotCourses,
  kind,
  kindNames,
  orderNames,
  searchCourseList,
} from './list.ts'
export {
  CourseBase,
  getRetCourseBaseClient,
  getRetCourseDetailClient,
  item,
  LearningOutline,
  type ReducedCourseBase,
} from './base.ts'
export {
  getApplicableAllowType,
  getKnowledgeAllowType,
  getShortApplicableListByCouseType,
} from './allowed.ts'
export { declareNames, declareYears, searchDeclareCourseList } from './declared.ts'
export { removeCover, uploadCover } from './cover.ts'
export { addCourseFavorute, delCourseFavorute } from './favourites.ts'
export {
  courseMoves,
  examineNames,
  getCourseHistory,
  listManagedCourses,
  listOwnCourses,
  ManagedCourse,
  moveCourse,
  publishNames,
  saveManagedCourse,
} from './manage.ts'
