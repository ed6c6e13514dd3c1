import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { mediaStore } from './media-store.ts'

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
  }
