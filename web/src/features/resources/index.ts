export { MediaView } from './media-view.tsx'
export { MyVideos } from './my-videos.tsx'
