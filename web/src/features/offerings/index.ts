export { CourseOfferings } from './course-offerings.tsx'
