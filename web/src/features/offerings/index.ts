export { CourseOfferings } from './course-offerings.tsx'
export { CourseMembers } from './course-members.tsx'
export { OwnPeriodNote } from './own-period.tsx'
