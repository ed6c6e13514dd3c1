import { useSyncExternalStore } from 'react'

const query = '(min-width: 961px)'

const watch = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for the outline beside the text. */
export const useWide = () => useSyncExternalStore(watch, () => window.matchMedia(query).matches)
