import { useEffect } from 'react'

/** Names the document after what is shown, once that is known; empty leaves the title alone. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    if (!title) return
    // The frame of the page names it too, in the same round of effects and after this one: the last word is the page's own.
    queueMicrotask(() => {
      document.title = title
    })
  }, [title])
}
