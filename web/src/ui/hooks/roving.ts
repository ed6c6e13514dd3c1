import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys, Home and End move the focus among the elements of one `role` in the group (an ancestor's role) of the one that hears them, and choose them. */
export const rove = (
  event: KeyboardEvent<HTMLElement>,
  { group, role }: { readonly group: string; readonly role: string },
  choose?: (index: number) => void,
) => {
  const step = steps[event.key]
  const within = event.currentTarget.closest(`[role=${group}]`)
  const all = [...(within?.querySelectorAll<HTMLElement>(`[role=${role}]`) ?? [])]
  const at = all.indexOf(event.currentTarget)
  if (!step || at < 0) return
  event.preventDefault()
  const next = step(at, all.length)
  all[next]?.focus()
  choose?.(next)
}
