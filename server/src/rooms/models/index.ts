export { modelCalls } from './calls.ts'
export { makeBuiltIn } from './built-in.ts'
export { forgetUploads } from './uploading.ts'
