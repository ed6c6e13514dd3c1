import { useEffect } from 'react'

let held = 0

/** Says that the page holds work that was not sent yet: a session that ends is then renewed in place. Returns how to let go. */
export const holdWork = (): (() => void) => {
  held += 1
  let released = false
  return () => {
    if (!released) held -= 1
    released = true
  }
}

/** Holds work as long as `active` and the component is there. */
export const useHeldWork = (active = true) =>
  useEffect(() => (active ? holdWork() : undefined), [active])

/** Whether some page holds work now. */
export const workIsHeld = () => held > 0
