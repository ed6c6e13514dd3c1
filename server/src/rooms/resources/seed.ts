import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { folderStore } from './folder-store.ts'
import { libraryStore } from './library-store.ts'
import { mediaStore } from './media-store.ts'
import { storedTag } from './tags.ts'
import type { resource } from './tables.ts'

/** A video to be made: converted already, or one whose conversion failed for a reason. */
type NewVideo = {
  readonly personId: string
  readonly name: string
  readonly bytes: number
  readonly fileId?: string
  readonly posterId?: string
  readonly seconds?: number
  readonly width?: number
  readonly height?: number
  readonly reason?: string
}

/** Makes videos of a school that nobody uploads. */
export const makeVideo =
  (school: TenantContext) =>
  async ({ reason = '', ...video }: NewVideo): Promise<void> => {
    const store = mediaStore(school)
    const [id, createdAt] = [newId(), new Date()]
    await store.add({ id, createdAt, ...video })
    const state = reason === '' ? 'done' : 'failed'
    const percent = reason === '' ? 100 : 0
    await store.queue({ mediaId: id, createdAt, state, percent, reason })
    await libraryStore(school).add({
      id,
      personId: video.personId,
      kind: 'video',
      title: video.name.replace(/\.[^.]+$/, ''),
      fileName: video.name,
      mediaType: 'video/mp4',
      bytes: video.bytes,
      createdAt,
    })
  }

/** A resource to be made of a file that is kept already. */
type NewResource = Pick<
  typeof resource.$inferInsert,
  'personId' | 'kind' | 'title' | 'fileName' | 'fileId' | 'mediaType' | 'bytes' | 'facts'
> & {
  readonly folder?: string
  readonly tags?: readonly (readonly [type: string, code: string])[]
  readonly sharing?: Pick<typeof resource.$inferInsert, 'visibility' | 'state' | 'mayDownload'>
  readonly createdAt: Date
}

/** Makes resources of a school that nobody uploads, each in its owner's folder; answers the id. */
export const makeResource = (school: TenantContext) => {
  const folders = new Map<string, string>()
  return async ({ folder, tags = [], sharing, ...row }: NewResource): Promise<string> => {
    const id = newId()
    const key = `${row.personId} ${folder}`
    if (folder !== undefined && !folders.has(key)) {
      const newFolder = { id: newId(), parentId: null, name: folder, createdAt: row.createdAt }
      await folderStore(school, row.personId).add(newFolder)
      folders.set(key, newFolder.id)
    }
    const store = libraryStore(school)
    await store.add({
      ...row,
      id,
      folderId: folder === undefined ? null : (folders.get(key) ?? null),
      tags: tags.map(([type, code]) => storedTag(type, code)),
    })
    if (sharing) await store.change(id, sharing)
    return id
  }
}
