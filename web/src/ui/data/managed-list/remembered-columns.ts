const keyOf = (list: string) => `list-columns:${list}`

/** The columns that were chosen for a list on this device; empty for the usual ones. */
export const rememberedColumns = {
  get: (list: string): string => {
    try {
      return window.localStorage.getItem(keyOf(list)) ?? ''
    } catch {
      return ''
    }
  },
  set: (list: string, columns: string): void => {
    try {
      if (columns) window.localStorage.setItem(keyOf(list), columns)
      else window.localStorage.removeItem(keyOf(list))
    } catch {
      // They have to be chosen again next time.
    }
  },
}
