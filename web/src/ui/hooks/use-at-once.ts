import { startTransition, useOptimistic } from 'react'

/** A choice that `follow` carries to the address, shown at once: the address follows in a transition, and until it has, a box that was ticked would stand unticked again. */
export const useAtOnce = <T>(choice: T, follow: (next: T) => void) => {
  const [shown, show] = useOptimistic(choice)
  const choose = (next: T) =>
    startTransition(() => {
      show(next)
      follow(next)
    })
  return [shown, choose] as const
}
