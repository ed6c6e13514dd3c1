import type { previewStates } from '@xinglin/contract/previews'

/** How often a link may be opened (wire.md 2.10). */
export const maxOpenings = 50

/** How long it opens, from its making. */
export const livesMs = 24 * 3_600_000

/** How many links of a course may open at once: more than anybody keeps in mind. */
export const maxLive = 20

/** How a link stands at a moment. */
export const stateOf = (
  link: {
    readonly revokedAt: Date | null
    readonly expiresAt: Date
    readonly opened: number
  },
  at: Date,
): (typeof previewStates)[number] => {
  if (link.revokedAt !== null) return 'revoked'
  if (link.expiresAt <= at) return 'expired'
  return link.opened >= maxOpenings ? 'used' : 'live'
}
