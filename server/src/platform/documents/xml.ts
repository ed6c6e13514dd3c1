import { SaxesParser } from 'saxes'
import { Unreadable } from './unreadable.ts'
import { repairedXml } from './xml-repair.ts'

/** An element of a document: its local name, its attributes, and its text and children in the order in which they stand. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parts: readonly (string | Element)[]
  readonly children: readonly Element[]
}

/** A document, and how many signs had to be repaired before it could be read. */
export type Document = { readonly root: Element; readonly repairs: number }

const deepest = 40
/** Elements of a document of which nothing else is said. */
const defaultElements = 60_000

type Open = { name: string; attributes: Record<string, string>; parts: (string | Element)[] }

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

class NotWellFormed extends Error {}

/**
 * Prefixes are cut off without looking where they were declared: exporters bind them to addresses of their own, or to
 * none. A document type is refused, so that there are no entities but the five of XML, nothing is fetched and nothing
 * expands; depth and number of elements are bounded.
 */
const parsed = (xml: string, file: string, maxElements: number): Element => {
  const open: Open[] = []
  let root: Element | undefined
  let count = 0
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', () => {
    throw new NotWellFormed()
  })
  parser.on('doctype', () => {
    throw new Unreadable(`${file} 含有文档类型声明，出于安全不予读取`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (open.length >= deepest || count > maxElements)
      throw new Unreadable(`${file} 的嵌套过深或内容过多`)
    const own = Object.entries(attributes).map(([at, value]) => [localOf(at), value] as const)
    open.push({ name: localOf(name), attributes: Object.fromEntries(own), parts: [] })
  })
  const add = (text: string) => {
    open.at(-1)?.parts.push(text)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const done = open.pop()
    if (!done) return
    const element: Element = {
      ...done,
      children: done.parts.filter((one) => typeof one !== 'string'),
    }
    const parent = open.at(-1)
    if (parent) parent.parts.push(element)
    else root = element
  })
  parser.write(xml).close()
  if (!root) throw new Unreadable(`${file} 是空的`)
  return root
}

/** Reads a document strictly, and where that fails once more with the signs repaired that real exporters forget to escape. */
export const readXml = (given: string, file: string, most = defaultElements): Document => {
  const xml = given.replace(/^\uFEFF/, '')
  try {
    return { root: parsed(xml, file, most), repairs: 0 }
  } catch (error) {
    if (!(error instanceof NotWellFormed)) throw error
  }
  const { text, repairs } = repairedXml(xml)
  try {
    return { root: parsed(text, file, most), repairs }
  } catch (error) {
    throw error instanceof NotWellFormed ? new Unreadable(`${file} 不是有效的 XML`) : error
  }
}

/** Every element of some name within another, in their order. */
export const within = (element: Element, ...names: readonly string[]): readonly Element[] =>
  element.children.flatMap((one) => [
    ...(names.includes(one.name) ? [one] : []),
    ...within(one, ...names),
  ])
