import type { Anchor, Anchored } from './items/item.ts'
import type { Recorder } from './saving/recorder.ts'

/** What stays the same from item to item while somebody sits before the player. */
export type Sitting = {
  readonly recorder: Recorder
  /** Something may be recorded. */
  readonly recording: boolean
  /** The place within the item that the address asks for. */
  readonly at: Anchor
  /** Hears every answer to what was recorded. */
  readonly heard: (answer: { readonly Elsewhere: boolean }) => void
  /** Takes note of how the open item is asked for its place; undefined when it goes. */
  readonly onAnchored: (anchored: Anchored | undefined) => void
}
