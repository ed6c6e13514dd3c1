export { getRetPaginationCourseUser, getTeacherTypeDataSource, Teacher } from './list.ts'
export { getTeacherProfile, TeacherProfile } from './profile.ts'
export { type Doing, getTeacherDoings } from './doings.ts'
export { getOwnTeaching, longestRemark, type OwnTeaching, saveOwnTeaching } from './own.ts'
