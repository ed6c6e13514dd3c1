import { wearComfort } from '#ui'
import { Preferences } from '@xinglin/contract/identity'

const name = 'preferences'

const usual: Preferences = { FontSize: 'normal', Motion: 'system', Start: 'home' }

type Kept = { readonly person: string; readonly preferences: Preferences }

const kept = (): Kept | undefined => {
  try {
    const parsed: unknown = JSON.parse(window.localStorage.getItem(name) ?? '')
    if (typeof parsed !== 'object' || parsed === null || !('person' in parsed)) return undefined
    const { person, preferences } = parsed as { person: unknown; preferences: unknown }
    const read = Preferences.safeParse(preferences)
    return typeof person === 'string' && read.success
      ? { person, preferences: read.data }
      : undefined
  } catch {
    return undefined
  }
}

/** Puts preferences on the page. */
export const wearPreferences = ({ FontSize, Motion }: Preferences) =>
  wearComfort({ text: FontSize, motion: Motion })

/** Wears what this computer was last told, before anything is shown; a screen that nobody has signed in to yet is as readable as it was. */
export const wearKeptPreferences = () => wearPreferences(kept()?.preferences ?? usual)

/** What this computer knows of a person's preferences; undefined where they never were here. */
export const keptPreferences = (person: string): Preferences | undefined => {
  const stored = kept()
  return stored?.person === person ? stored.preferences : undefined
}

/** Keeps a person's preferences on this computer, and wears them. */
export const keepPreferences = (person: string, preferences: Preferences) => {
  wearPreferences(preferences)
  try {
    window.localStorage.setItem(name, JSON.stringify({ person, preferences }))
  } catch {
    // They are fetched again at the next start.
  }
}
