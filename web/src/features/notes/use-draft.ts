import { useState } from 'react'
import type { Anchor } from './anchor.ts'
import { type Draft, draftsOf, newDraft } from './drafts.ts'

/** What one is writing about an item: kept on this computer with every letter, until it is saved. */
export const useDraft = (person: string, itemId: string) => {
  const [drafts] = useState(() => draftsOf(person))
  const [draft, setDraft] = useState<Draft>(() => drafts.get(itemId) ?? newDraft())
  const keep = (next: Draft) => {
    setDraft(next)
    drafts.put(itemId, next)
  }
  return {
    draft,
    /** The first letter takes the place along where one is then. */
    write: (text: string, here: Anchor) =>
      keep({ ...draft, text, anchor: draft.text === '' && text !== '' ? here : draft.anchor }),
    place: (anchor: Anchor) => keep({ ...draft, anchor }),
    clear: () => {
      drafts.put(itemId, { ...draft, text: '' })
      setDraft(newDraft())
    },
  }
}
