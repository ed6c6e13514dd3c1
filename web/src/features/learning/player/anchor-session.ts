import type { Anchor, Anchored } from '../items/item.ts'

/** Where the open item says how it is asked for its place, and whoever writes beside it asks. */
export const anchorSession = () => {
  let open: Anchored | undefined
  return {
    onAnchored: (next: Anchored | undefined) => {
      open = next
    },
    now: (): Anchor => open?.now() ?? {},
    goTo: (anchor: Anchor) => open?.goTo(anchor),
  }
}
