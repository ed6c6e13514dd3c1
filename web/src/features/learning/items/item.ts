import type { InputOf, OutputOf } from '@xinglin/contract/call'
import type { getItem, Position, submitQuiz } from '@xinglin/contract/learning'

/** An item as the server opens it. */
export type Item = OutputOf<typeof getItem>

/** An item's content of one kind. */
export type ContentOf<K extends Item['Content']['Kind']> = Extract<Item['Content'], { Kind: K }>

export type { Position } from '@xinglin/contract/learning'

/** A place within an item: a second of a video or a page of a document; neither means the item as a whole. */
export type Anchor = { readonly second?: number | undefined; readonly page?: number | undefined }

/** How an open item can be asked where it is shown, and be sent elsewhere within itself. */
export type Anchored = {
  readonly now: () => Anchor
  readonly goTo: (anchor: Anchor) => void
}

/** Chosen options by question. */
export type Answers = InputOf<typeof submitQuiz>['Answers']

/** What a marked quiz is answered with. */
export type Marked = OutputOf<typeof submitQuiz>

/** What an item may do while it is open; nothing is recorded where `recording` is false. */
export type ItemSession = {
  readonly recording: boolean
  /** The server holds the item complete. */
  readonly done: boolean
  /** Puts down where one is; `now` does not wait for the next round. */
  readonly note: (position: Position, now?: boolean) => void
  readonly submit: (answers: Answers, key: string) => Promise<Marked>
  /** Asks for the item anew: addresses of media run out. */
  readonly reload: () => Promise<Item['Content'] | undefined>
  /** Says how the item is asked where it is shown; undefined when it goes. */
  readonly onAnchored: (anchored: Anchored | undefined) => void
}
