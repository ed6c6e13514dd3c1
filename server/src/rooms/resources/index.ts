export { resourceCalls } from './calls.ts'
export { fileRoom, type FileRoom } from './files.ts'
export { cleanPicture, type CleanPicture, type PictureWish } from './picture.ts'
export { serveFiles } from './serve.ts'
