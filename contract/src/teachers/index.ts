export { getRetPaginationCourseUser, getTeacherTypeDataSource, Teacher } from './list.ts'
export { getTeacherProfile, TeacherProfile } from './profile.ts'
