export { modelCalls } from './calls.ts'
export { makeBuiltIn } from './built-in.ts'
export { forgetModelParts } from './uploading.ts'
