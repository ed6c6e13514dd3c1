import { decodeHTML } from 'entities'

const nameSign = /[\w:.-]/
const voidTags = /^(?:br|hr|img|input|wbr|col)$/i
const ofXml = /^&(?:lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);$/i

/** Quotes looked at in one document: each is looked at a few times where titles are quoted, and no more. */
const maxLooks = 200_000

/** Where the value of an attribute ends: the quote after which the tag ends or another attribute begins. */
const endOfValue = (xml: string, from: number, quote: string, looks: { left: number }): number => {
  let at = xml.indexOf(quote, from)
  while (at !== -1) {
    looks.left -= 1
    if (looks.left < 0) return -1
    const next = /\s*(?:\/?>|[\w:.-]+\s*=\s*["'])/y
    next.lastIndex = at + 1
    if (next.test(xml)) return at
    at = xml.indexOf(quote, at + 1)
  }
  return -1
}

const wholes = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
  ['</', '>'],
] as const

/** Where something ends that is kept as it is; undefined where nothing of the kind begins. */
const endOfWhole = (xml: string, at: number): number | undefined => {
  const [, last] = wholes.find(([first]) => xml.startsWith(first, at)) ?? []
  if (last === undefined) return undefined
  const end = xml.indexOf(last, at)
  return end === -1 ? xml.length : end + last.length
}

/**
 * A document with the signs escaped that real exporters leave as they are: quotes, `<` and `&` in the values of
 * attributes (titles of pages), a lone `&` in text, the named entities of HTML, and its void elements left open (`<br>`).
 * A name that is no entity stays, and is an error. Says how many signs were repaired. Comments and CDATA stay.
 */
export const repairedXml = (xml: string): { readonly text: string; readonly repairs: number } => {
  let repairs = 0
  const looks = { left: maxLooks }
  const repaired = (text: string): string => {
    repairs += 1
    return text
  }
  const amps = (text: string): string =>
    text.replaceAll(/&(?:#?\w{1,32};)?/g, (one) => {
      if (ofXml.test(one)) return one
      if (one === '&') return repaired('&amp;')
      const sign = decodeHTML(one)
      return sign === one ? one : repaired(sign)
    })
  const valued = (value: string): string =>
    amps(value).replaceAll(/["<]/g, (sign) => repaired(sign === '<' ? '&lt;' : '&quot;'))

  const parts: string[] = []
  /** Writes a tag from its `<` on; says where it ends, or -1 where what stands there is no tag. */
  const tag = (start: number): number => {
    let at = start + 1
    while (at < xml.length && nameSign.test(xml[at] ?? '')) at += 1
    const name = xml.slice(start + 1, at)
    const written = [`<${name}`]
    const attribute = /(\s+[\w:.-]+\s*=\s*)(["'])/y
    for (;;) {
      attribute.lastIndex = at
      const [, head, quote] = attribute.exec(xml) ?? []
      if (head === undefined || quote === undefined) break
      const from = attribute.lastIndex
      const to = endOfValue(xml, from, quote, looks)
      if (to === -1) return -1
      written.push(`${head}"${valued(xml.slice(from, to))}"`)
      at = to + 1
    }
    const end = /\s*(\/?)>/y
    end.lastIndex = at
    const closed = end.exec(xml)
    if (!closed) return -1
    const isOpen =
      closed[1] === '' && voidTags.test(name) && !xml.startsWith(`</${name}`, end.lastIndex)
    written.push(isOpen ? repaired('/>') : closed[0])
    parts.push(...written)
    return end.lastIndex
  }

  let at = 0
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    parts.push(amps(xml.slice(at, next === -1 ? xml.length : next)))
    if (next === -1) break
    const whole = endOfWhole(xml, next)
    if (whole !== undefined) {
      parts.push(xml.slice(next, whole))
      at = whole
      continue
    }
    const end = tag(next)
    if (end === -1) parts.push('<')
    at = end === -1 ? next + 1 : end
  }
  return { text: parts.join(''), repairs }
}
