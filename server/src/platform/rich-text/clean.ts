import sanitize from 'sanitize-html'
import {
  attributesInRichText,
  fileOfPicture,
  keptAttributes,
  storedPicture,
  tagsInRichText,
} from '@xinglin/contract/rich-text'
import { flattened } from './flattened.ts'

/** Its address comes first, by its file alone. */
const withStoredPicture = ({ src, ...others }: Record<string, string>): Record<string, string> => {
  const file = src === undefined ? undefined : fileOfPicture(src)
  return file === undefined ? others : { src: storedPicture(file), ...others }
}

// By the rules that the browser reads too.
const allowed: sanitize.IOptions = {
  allowedTags: [...tagsInRichText],
  allowedAttributes: { '*': [...attributesInRichText] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: withStoredPicture(keptAttributes(tagName, attributes)),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
}

/** Rich text as it may be stored and shown. The empty corner of a table is a cell, not a heading of nothing. */
export const cleanHtml = (html: string): string =>
  sanitize(flattened(html), allowed).replaceAll(/<th>\s*<\/th>/g, '<td></td>')

/** What an element of a picture says for those who do not see it. */
const altOf = (img: string): string => ` ${/ alt="([^"]*)"/i.exec(img)?.[1] ?? ''} `

/** The words of rich text without its markup, with what is said of its pictures: what is searched, measured, and looked through for sensitive words. */
export const wordsIn = (html: string): string =>
  sanitize(
    flattened(html)
      .replaceAll(/<img\b[^<>]*>/gi, altOf)
      .replaceAll(/<(?:\/(?:p|li|h[2-5]|td|th|blockquote)|br|hr)\b[^<>]*>/gi, ' '),
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

/** Whether rich text that was cleaned shows nothing: no word and no picture. */
export const isBlankHtml = (html: string): boolean =>
  !html.includes('<img ') && wordsIn(html) === ''
