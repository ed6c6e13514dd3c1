export { CourseModels } from './course-models.tsx'
