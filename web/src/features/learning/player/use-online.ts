import { useSyncExternalStore } from 'react'

const watch = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser believes that it has a network. */
export const useOnline = () => useSyncExternalStore(watch, () => navigator.onLine)
