const name = 'remembered-account'

/** The account that was to be remembered on this device; the password never is. */
export const rememberedAccount = {
  get: () => {
    try {
      return window.localStorage.getItem(name) ?? ''
    } catch {
      return ''
    }
  },
  set: (account: string) => {
    try {
      if (account) window.localStorage.setItem(name, account)
      else window.localStorage.removeItem(name)
    } catch {
      // It has to be typed again next time.
    }
  },
}
