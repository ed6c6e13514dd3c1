export { resourceCalls } from './calls.ts'
export { fileRoom, type FileRoom } from './files.ts'
export { serveFiles } from './serve.ts'
