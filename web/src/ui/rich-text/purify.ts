import { attributesInRichText, keptAttributes, tagsInRichText } from '@xinglin/contract/rich-text'
import DOMPurify from 'dompurify'
import { policy } from '../browser/trusted.ts'

// What the server stores, by the same rules: what is more was never written by us.
const allowed = {
  ALLOWED_TAGS: [...tagsInRichText],
  ALLOWED_ATTR: [...attributesInRichText],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
}

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  const had = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  const kept = keptAttributes(node.localName, had)
  for (const name of Object.keys(had)) if (!(name in kept)) node.removeAttribute(name)
  for (const [name, value] of Object.entries(kept)) node.setAttribute(name, value)
})

/** Cleaned HTML as a tree; styles, scripts, forms, frames, foreign schemes and pictures of others are gone. */
export const purify = (html: string): DocumentFragment => {
  const options = policy ? { ...allowed, TRUSTED_TYPES_POLICY: policy } : allowed
  const tree = DOMPurify.sanitize(html, options)
  for (const picture of tree.querySelectorAll('img:not([src])')) picture.remove()
  return tree
}
