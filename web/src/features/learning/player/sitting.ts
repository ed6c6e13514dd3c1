import type { ReactNode } from 'react'
import type { Anchor, Anchored, ContentOf } from '../items/item.ts'
import type { Recorder } from '../saving/recorder.ts'

/** Draws what stands at the door of a consultation (虚拟问诊), and the way in. */
export type Consult = (open: {
  readonly progressId: string
  readonly itemId: string
  readonly content: ContentOf<'consultation'>
  readonly recording: boolean
}) => ReactNode

/** Draws what stands at the door of an experiment (虚拟实验), and the way in. */
export type Practise = (open: {
  readonly progressId: string
  readonly itemId: string
  readonly content: ContentOf<'experiment'>
  readonly recording: boolean
}) => ReactNode

/** Draws what stands at the door of an operation (虚拟操作), and the way in. */
export type Operate = (open: {
  readonly progressId: string
  readonly itemId: string
  readonly content: ContentOf<'operation'>
  readonly recording: boolean
}) => ReactNode

/** What stays the same from item to item while somebody sits before the player. */
export type Sitting = {
  readonly recorder: Recorder
  /** Something may be recorded. */
  readonly recording: boolean
  /** The place within the item that the address asks for. */
  readonly at: Anchor
  /** Hears every answer to what was recorded. */
  readonly onAnswer: (answer: { readonly Elsewhere: boolean }) => void
  /** Takes note of how the open item is asked for its place; undefined when it goes. */
  readonly onAnchored: (anchored: Anchored | undefined) => void
  readonly consult: Consult
  readonly operate: Operate
  readonly practise: Practise
}
