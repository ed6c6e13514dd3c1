import type { TenantContext } from '#platform/visit'
import { libraryStore } from './library-store.ts'

const batchSize = 200

/** Makes resources of videos that have none: the last release kept them by themselves. A portion at a time. */
export const adoptVideos = async (school: TenantContext): Promise<void> => {
  const store = libraryStore(school)
  for (const { media } of await store.videosWithout(batchSize))
    await store.add({
      id: media.id,
      personId: media.personId,
      kind: 'video',
      title: media.name.replace(/\.[^.]+$/, ''),
      fileName: media.name,
      mediaType: 'video/mp4',
      bytes: media.bytes,
      createdAt: media.createdAt,
    })
}
