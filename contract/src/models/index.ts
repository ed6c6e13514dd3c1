export { Annotation, CourseModel, modelBounds, maxModels } from './shapes.ts'
export { listBuiltInModels, listCourseModels } from './read.ts'
export {
  attachModel,
  detachModel,
  saveModel,
  uploadBounds,
  uploadModel,
  uploadModelPart,
} from './write.ts'
