import { freshSalt } from '@xinglin/wire'

const name = 'learning-device'
let own = ''

const kept = (): string => {
  try {
    return window.sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** What this tab is called when it reports: the same until it is closed, and never that of another tab. */
export const device = (): string => {
  own ||= kept() || freshSalt() + freshSalt()
  try {
    // Signing out empties the tab's storage; the tab is still the same one.
    window.sessionStorage.setItem(name, own)
  } catch {
    // Without storage a reload counts as another device.
  }
  return own
}
