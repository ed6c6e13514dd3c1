import sanitize from 'sanitize-html'
import { attributesInRichText, keptAttributes, tagsInRichText } from '@xinglin/contract/rich-text'
import { flattened } from './flattened.ts'

// By the rules that the browser reads too.
const allowed: sanitize.IOptions = {
  allowedTags: [...tagsInRichText],
  allowedAttributes: { '*': [...attributesInRichText] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: keptAttributes(tagName, attributes) }),
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
