export { CourseModels } from './course-models.tsx'
export { ModelViewer } from './model-viewer.tsx'
