import DOMPurify from 'dompurify'
import { isAddress } from './outward-address.ts'
import { policy } from '../browser/trusted.ts'

// The same that the server stores (platform/rich-text): what is more was never written by us.
const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
    'td',
    'th',
    'h2',
    'h3',
    'h4',
    'h5',
    'blockquote',
    'hr',
    'code',
    'a',
  ],
  ALLOWED_ATTR: ['href', 'rel', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOWED_URI_REGEXP: /^https:/i,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
}

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('rel', 'noopener noreferrer nofollow')
  if (!isAddress(node.getAttribute('href') ?? '')) node.removeAttribute('href')
})

/** Cleaned HTML as a tree; styles, scripts, forms, frames and foreign schemes are gone. */
export const purify = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, policy ? { ...allowed, TRUSTED_TYPES_POLICY: policy } : allowed)
