import { randomBytes } from 'node:crypto'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { livesMs } from './rules.ts'
import { insertLinks } from './store.ts'

/** A link that was handed out before. */
type NewLink = {
  readonly courseId: string
  readonly personId: string
  readonly note: string
  readonly opened: number
  readonly at: Date
  readonly revokedAt: Date | null
}

/** Writes down links that were handed out; nobody holds their secrets any more. */
export const makeLinks = (school: TenantContext, links: readonly NewLink[]): Promise<void> =>
  insertLinks(
    school,
    links.map(({ at, ...link }) => ({
      ...link,
      id: newId(at.getTime()),
      name: randomBytes(8).toString('hex'),
      secretHash: randomBytes(32),
      createdAt: at,
      expiresAt: new Date(at.getTime() + livesMs),
    })),
  )
