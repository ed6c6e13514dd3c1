/** Where somebody was in the directory when they left it, in this tab: its query and how far down. */
type Left = { readonly query: string; readonly scroll: number }

let left: Left = { query: '', scroll: 0 }

/** Remembers where one is, to be there again on coming back by the menu. */
export const leaveAt = (at: Left): void => {
  left = at
}

/** Where one was last; the top of the whole directory at first. */
export const leftAt = (): Left => left
