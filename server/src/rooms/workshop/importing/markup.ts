import { Parser } from 'htmlparser2'
import { flow, htmlNames, type InOrder } from './in-order.ts'

const attribute = String.raw`\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+)`
const bare = String.raw`\s+(?:checked|controls|disabled|hidden|loop|muted|nowrap|readonly|selected)`
const markup = new RegExp(
  String.raw`(<\/?(?:${htmlNames.join('|')}|[ovw]:[a-z]+)(?:${attribute}|${bare})*\s*\/?>)|<`,
  'gi',
)
const sign = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i

const hasMarkup = (text: string): boolean => {
  if (sign.test(text)) return true
  if (!text.includes('<')) return false
  for (const [, tag] of text.matchAll(markup)) if (tag !== undefined) return true
  return false
}

const withoutComments = (text: string): string => {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const begin = text.indexOf('<!--', at)
    const end = begin === -1 ? -1 : text.indexOf('-->', begin)
    if (end === -1) return [...parts, text.slice(at)].join('')
    parts.push(text.slice(at, begin))
    at = end + 3
  }
}

/** Escaped twice and thrice is found in real packages. */
const maxTimes = 3

/** Text that was written as HTML, as a reader sees it. What is no tag and no entity of HTML stays as it is. */
export const withoutMarkup = (given: string, times = maxTimes): InOrder => {
  const text = withoutComments(given)
  if (times === 0 || !hasMarkup(text)) return { text, left: [] }
  const into = flow()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => into.open(name, attributes),
      ontext: (words) => into.say(words),
      onclosetag: () => into.close(),
    },
    { decodeEntities: true },
  )
  parser.end(text.replaceAll(markup, (_all, tag: string | undefined) => tag ?? '&lt;'))
  const { text: plain, left } = into.done()
  const again = withoutMarkup(plain, times - 1)
  return { text: again.text, left: [...left, ...again.left] }
}

const fatal = new TextDecoder('utf-8', { fatal: true })

/** Base64 unpacked, when it is that and holds a text. */
export const unpacked = (text: string): string | undefined => {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  try {
    const plain = fatal.decode(Buffer.from(text, 'base64'))
    return /(?![\t\n\r])\p{Cc}/u.test(plain) ? undefined : plain
  } catch {
    return undefined
  }
}

/**
 * Whether what stands unpacked can have been meant where nobody says so: two words of ours at least, as four letters may be
 * one by chance; English ones are told from the word that they look like by their length alone. Figures are figures.
 */
const isMeant = (text: string, plain: string): boolean =>
  !/^\d+$/.test(text) &&
  ((text.length >= 8 && /[\u4E00-\u9FFF]/.test(plain)) ||
    (text.length >= 24 && /[\s<]/.test(plain)))

/** A text as its writer meant it: unpacked where it is base64 (`isPacked`: it is said to be), its markup read, and marks such as [[MR:12]] taken out. */
export const plainText = (given: string, isPacked = false): InOrder => {
  const plain = unpacked(given.trim())
  const isBase64 = plain !== undefined && (isPacked || isMeant(given.trim(), plain))
  const { text, left } = withoutMarkup(isBase64 ? plain : given)
  const marks = text.match(/\[\[[A-Z]{1,12}:[^[\]]{1,80}\]\]/g) ?? []
  return {
    text: (marks.length === 0 ? text : text.replaceAll(/\[\[[A-Z]{1,12}:[^[\]]{1,80}\]\]/g, ' '))
      .replaceAll(/\p{Cc}/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    left: [
      ...left,
      ...(marks.length === 0
        ? []
        : [`正文中的标记 ${[...new Set(marks)].join('、')}：所指的媒体、问题或页面不随文字导入`]),
    ],
  }
}
