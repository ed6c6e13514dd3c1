import { newId } from '#call'
import type { Anchor } from './anchor.ts'

/** A note that was begun and not saved; its id is made with its first letter, so that sending it twice makes one note. */
export type Draft = { readonly id: string; readonly text: string; readonly anchor: Anchor }

const prefix = 'xinglin/note-draft/'
const keptMs = 30 * 86_400_000

const keyOf = (person: string, itemId: string) => `${prefix}${person}/${itemId}`

type Kept = Draft & { readonly at: number }

const read = (key: string): Kept | undefined => {
  try {
    const parsed: unknown = JSON.parse(window.localStorage.getItem(key) ?? '')
    return typeof parsed === 'object' && parsed !== null && 'text' in parsed && 'id' in parsed
      ? (parsed as Kept)
      : undefined
  } catch {
    return undefined
  }
}

/** Throws away what anybody left on this computer more than a month ago: it may be a shared one. */
const sweep = () => {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(prefix) && Date.now() - (read(key)?.at ?? 0) > keptMs)
        window.localStorage.removeItem(key)
    }
  } catch {
    // What cannot be read was not kept either.
  }
}

/** An empty draft. */
export const newDraft = (): Draft => ({ id: newId(), text: '', anchor: {} })

/** What one person has begun to write about items, kept on this computer; nobody else is shown it. */
export const draftsOf = (person: string) => ({
  get: (itemId: string): Draft | undefined => {
    sweep()
    const kept = read(keyOf(person, itemId))
    return kept && { id: kept.id, text: kept.text, anchor: kept.anchor }
  },
  put: (itemId: string, draft: Draft): void => {
    try {
      const key = keyOf(person, itemId)
      if (draft.text === '') window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }))
    } catch {
      // Without storage the draft lives as long as the page.
    }
  },
})
