export { keepPicture } from './keep-picture.ts'
export { MediaView } from './media-view.tsx'
export { StorageUse } from './storage-use.tsx'
export { MyVideos } from './my-videos.tsx'
