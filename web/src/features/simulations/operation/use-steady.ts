import { useState } from 'react'

/** The value as it was first given, for as long as nothing in it changes: what is told anew every few seconds is drawn once. */
export const useSteady = <T>(value: T): T => {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
