import { SaxesParser } from 'saxes'
import { Unreadable } from './case-file.ts'

/** An element of a document: its local name, attributes, children, and its own text. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  readonly text: string
}

const deepest = 40
const mostElements = 60_000

type Open = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

/**
 * Reads a document as elements by their local names. A document type is refused, so that there are no entities but the
 * five of XML, nothing is fetched and nothing expands; depth and number of elements are bounded.
 */
export const readXml = (xml: string, file: string): Element => {
  const open: Open[] = []
  let root: Element | undefined
  let count = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw new Unreadable(`${file} 不是有效的 XML`)
  })
  parser.on('doctype', () => {
    throw new Unreadable(`${file} 含有文档类型声明，出于安全不予读取`)
  })
  parser.on('opentag', ({ local, attributes }) => {
    count += 1
    if (open.length >= deepest || count > mostElements)
      throw new Unreadable(`${file} 的嵌套过深或内容过多`)
    const own = Object.values(attributes).map(({ local: name, value }) => [name, value] as const)
    open.push({ name: local, attributes: Object.fromEntries(own), children: [], text: '' })
  })
  const add = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const done = open.pop()
    if (!done) return
    const element: Element = { ...done, text: done.text.trim() }
    const parent = open.at(-1)
    if (parent) parent.children.push(element)
    else root = element
  })
  parser.write(xml.replace(/^\uFEFF/, '')).close()
  if (!root) throw new Unreadable(`${file} 是空的`)
  return root
}

/** Every element of some name within another, in their order. */
export const within = (element: Element, ...names: readonly string[]): readonly Element[] =>
  element.children.flatMap((one) => [
    ...(names.includes(one.name) ? [one] : []),
    ...within(one, ...names),
  ])

/** All that an element says, its children's words too, as one line. */
export const wordsOf = (element: Element | undefined): string =>
  element === undefined
    ? ''
    : [element.text, ...element.children.map(wordsOf)]
        .filter(Boolean)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim()

/** What the first child of one of some names says. */
export const said = (element: Element, ...names: readonly string[]): string =>
  wordsOf(element.children.find(({ name }) => names.includes(name)))
