export { AlikeCourses } from './alike-courses.tsx'
export { AuthoredCourses } from './authored-courses.tsx'
export { catalogueAddress, readCatalogue, wholeCatalogue } from './catalogue-address.ts'
export { CollegeCourses } from './college-courses.tsx'
export { courseBase, courseChanged } from './course-base.ts'
export { CourseBrowser } from './course-browser.tsx'
export { CourseGrid, CourseGridBones } from './course-grid.tsx'
export { CourseOutline } from './course-outline.tsx'
export { Cover } from './cover/cover.tsx'
export { DeclaredCourses } from './declared-courses.tsx'
export { DeclareTag } from './declare-tag.tsx'
export { FavouriteButton } from './favourite-button.tsx'
export {
  type CourseFilters,
  noFilters,
  readFilters,
  readKey,
  writeFilters,
} from './filters/course-filters.ts'
export { placesNamed } from './places-named.ts'
export { departmentName } from './filters/department-name.ts'
export { standIn } from './filters/standing.ts'
export { Introduction } from './introduction.tsx'
export { KindCourses, type KindFilters } from './kind-courses.tsx'
export { KindBadge } from './kind-badge.tsx'
export { OtherCourses } from './other-courses.tsx'
export { duration, readOutline, totalsOf } from './outline-text.ts'
export { conditions, courseSearches, searchedCourses } from './queries.ts'
export { ScoringStandard } from './scoring-standard.tsx'
export { TrialTag } from './trial-tag.tsx'
export { type Proceed, VerdictButtons } from './verdict-buttons.tsx'
export {
  contentAddress,
  creatingAddress,
  type CreatingPage,
  creatingPages,
} from './manage/addresses.ts'
export { CourseBaseForm } from './manage/course-base-form.tsx'
export { CourseFlow } from './manage/course-flow.tsx'
export { OwnCourses } from './manage/own-courses.tsx'
export { StateTags } from './manage/state-tags.tsx'
export { ManagedCourses } from './manage/managed-courses.tsx'
export { findCourses } from './manage/find-courses.ts'
