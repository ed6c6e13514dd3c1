export { CourseModels } from './course-models.tsx'
export { useHasModels } from './has-models.ts'
