import { isOutwardAddress } from '@xinglin/contract/call'
import { fileOfPicture } from './pictures.ts'

/** What is said of a picture for those who do not see it has at most so many characters. */
export const longestAlt = 200

type Rule = (value: string) => boolean

const count: Rule = (value) => /^[1-9]\d{0,2}$/.test(value)
const pixels: Rule = (value) => /^[1-9]\d{0,4}$/.test(value)
const cell = { colspan: count, rowspan: count }

/**
 * What rich text may hold, written once: the server stores nothing else, the browser shows and edits nothing else. Structure and
 * emphasis; no styles, classes, scripts or frames. Each attribute has its rule.
 */
const allowed: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  p: {},
  br: {},
  b: {},
  strong: {},
  i: {},
  em: {},
  u: {},
  s: {},
  sub: {},
  sup: {},
  ul: {},
  ol: { start: (value) => /^-?\d{1,6}$/.test(value) },
  li: {},
  table: {},
  thead: {},
  tbody: {},
  tr: {},
  td: cell,
  th: { ...cell, scope: (value) => /^(?:col|row)(?:group)?$/.test(value) },
  h2: {},
  h3: {},
  h4: {},
  h5: {},
  blockquote: {},
  hr: {},
  // A formula is the TeX within; it is shown as MathML, in the line or on one of its own.
  code: { 'data-formula': (value) => value === 'line' || value === 'block' },
  a: { href: isOutwardAddress },
  img: {
    src: (value) => fileOfPicture(value) !== undefined,
    alt: (value) => [...value].length <= longestAlt,
    width: pixels,
    height: pixels,
  },
}

// Whoever wrote a link learns nothing of its readers, and is vouched for by nobody.
const linkRel = 'noopener noreferrer nofollow'

// Not read as members: names such as `constructor` are members of every object.
const byTag = new Map(
  Object.entries(allowed).map(([tag, rules]) => [tag, new Map(Object.entries(rules))]),
)
const rulesOf = (tag: string): ReadonlyMap<string, Rule> => byTag.get(tag) ?? new Map()

/** The tags of rich text. */
export const tagsInRichText: readonly string[] = Object.keys(allowed)

/** The names of attributes in rich text, on whichever tag. */
export const attributesInRichText: readonly string[] = [
  ...new Set(['rel', ...Object.values(allowed).flatMap(Object.keys)]),
]

/** The attributes that an element of rich text keeps of those it has. */
export const keptAttributes = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> => {
  const rules = rulesOf(tag)
  const kept = Object.entries(attributes).filter(([name, value]) => rules.get(name)?.(value))
  return { ...Object.fromEntries(kept), ...(tag === 'a' && { rel: linkRel }) }
}
