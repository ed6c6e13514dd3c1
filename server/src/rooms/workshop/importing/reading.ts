import { flow, type Flow } from './in-order.ts'
import { plainText } from './markup.ts'
import type { Element } from '#platform/documents'

/** Reads texts out of a document, and remembers what was read: what nobody asked for is listed at the end. */
export type Reading = {
  /** All that an element says, in its order, as one line; '' for none. Each word is read once. */
  readonly words: (element: Element | undefined) => string
  /** What the first child of one of some names says. */
  readonly textOf: (element: Element, ...names: readonly string[]) => string
  readonly isRead: (element: Element) => boolean
  /** What stood among the words and is no text, in Chinese. */
  readonly left: readonly string[]
}

/** OpenLabyrinth writes the texts of its pages in base64, under ids of this kind. */
const isPackedText = ({ name, attributes }: Element): boolean =>
  name === 'VPDText' && (attributes['id'] ?? '').startsWith('NGR_')

export const reading = (): Reading => {
  const done = new Set<Element>()
  const left: string[] = []
  const walk = (element: Element, into: Flow) => {
    done.add(element)
    for (const part of element.parts) {
      if (typeof part === 'string') into.say(part)
      else if (!done.has(part)) {
        into.open(part.name, part.attributes)
        walk(part, into)
        into.close()
      }
    }
  }
  const words = (element: Element | undefined): string => {
    if (element === undefined || done.has(element)) return ''
    const into = flow()
    walk(element, into)
    const { text, left: among } = into.done()
    const plain = plainText(text, isPackedText(element))
    left.push(...among, ...plain.left)
    return plain.text
  }
  return {
    words,
    textOf: (element, ...names) =>
      words(element.children.find((one) => names.includes(one.name) && !done.has(one))),
    isRead: (element) => done.has(element),
    left,
  }
}
