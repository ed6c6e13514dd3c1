export { modelCalls } from './routes.ts'
export { makeBuiltIn } from './built-in.ts'
export { forgetModelParts, inspectModel } from './upload-models.ts'
