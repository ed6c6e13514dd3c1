export { resourceCalls } from './calls.ts'
export { fileRoom, type FileRoom } from './files.ts'
export { pictureFacts } from './picture.ts'
export { serveFiles } from './serve.ts'
