export { CourseAnalytics } from './course-analytics.tsx'
export { FollowedCourses } from './followed-courses.tsx'
export { LearnerRecord } from './learner-record.tsx'
