import { useSyncExternalStore } from 'react'

/** A value that one may set from anywhere and watch from components. */
export const createStore = <T>(first: T) => {
  let value = first
  const watchers = new Set<() => void>()
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  const get = () => value
  return {
    get,
    set: (next: T) => {
      value = next
      for (const watcher of watchers) watcher()
    },
    watch,
    use: () => useSyncExternalStore(watch, get),
  }
}
