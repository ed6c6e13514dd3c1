import DOMPurify from 'dompurify'

const allowed = {
  ALLOWED_TAGS: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'sub',
    'sup',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'img',
    'figure',
    'figcaption',
    'span',
    'div',
    'code',
    'a',
  ],
  ALLOWED_ATTR: [
    'class',
    'src',
    'alt',
    'width',
    'height',
    'href',
    'colspan',
    'rowspan',
    'scope',
    'start',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
}

const never = (): never => {
  throw new TypeError('rich text holds no script')
}

// The one policy that may turn text into markup; it does nothing itself, because DOMPurify parses into a document of
// its own that never runs anything, and hands back a cleaned tree.
const policy = window.trustedTypes?.createPolicy('xinglin-html', {
  createHTML: (html: string) => html,
  createScript: never,
  createScriptURL: never,
})

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer')
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy')
})

/** Cleaned HTML as a tree; styles, scripts, forms, frames and foreign schemes are gone. */
export const purify = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, policy ? { ...allowed, TRUSTED_TYPES_POLICY: policy } : allowed)
