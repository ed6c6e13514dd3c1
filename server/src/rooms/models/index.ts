export { modelCalls } from './routes.ts'
export { makeBuiltIn } from './built-in.ts'
export { forgetModelParts } from './upload-models.ts'
