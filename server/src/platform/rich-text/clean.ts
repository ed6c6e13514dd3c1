import sanitize from 'sanitize-html'
import { isOutwardAddress } from '@xinglin/contract/call'
import { flattened } from './flattened.ts'

/** What rich text may hold: structure and emphasis; no styles, classes, scripts, frames or addresses but https. */
const allowed: sanitize.IOptions = {
  allowedTags: [
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
  allowedAttributes: {
    a: ['href', 'rel'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
  },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: {
        ...(isOutwardAddress(href) && { href }),
        rel: 'noopener noreferrer nofollow',
      },
    }),
  },
}

/** Rich text as it may be stored and shown. The empty corner of a table is a cell, not a heading of nothing. */
export const cleanHtml = (html: string): string =>
  sanitize(flattened(html), allowed).replaceAll(/<th>\s*<\/th>/g, '<td></td>')

/** The words of rich text without its markup: what is searched, measured, and looked through for sensitive words. */
export const wordsIn = (html: string): string =>
  sanitize(
    flattened(html).replaceAll(/<(?:\/(?:p|li|h[2-5]|td|th|blockquote)|br|hr)\b[^<>]*>/gi, ' '),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
