export { getRetPaginationCourseUser, getTeacherTypeDataSource, Teacher } from './list.ts'
export { getTeacherProfile, TeacherProfile } from './profile.ts'
export { type TeacherActivity, getTeacherDoings } from './activity.ts'
export { getOwnTeaching, longestRemark, type OwnTeaching, saveOwnTeaching } from './own.ts'
