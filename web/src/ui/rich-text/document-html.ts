import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Fragment, type Node } from '@tiptap/pm/model'
import { extensions } from './extensions.ts'
import { purify } from './purify.ts'

const schema = getSchema(extensions)

/** Rich text as the document that is edited. */
export const documentOf = (html: string): Node => {
  const tree = purify(html)
  // What keeps an empty line open where it is read would be a second line where it is edited.
  for (const end of tree.querySelectorAll('p > br:only-child'))
    if (end.parentElement?.textContent === '') end.remove()
  return DOMParser.fromSchema(schema).parse(tree)
}

/** Takes away the paragraph that an item or cell has around its only line: rich text is stored without it. */
const unwrapLines = (holder: HTMLElement) => {
  for (const item of holder.querySelectorAll('li')) {
    const [first, ...others] = item.children
    const isLine = first?.localName === 'p' && others.every(({ localName }) => localName !== 'p')
    if (isLine) first.replaceWith(...first.childNodes)
  }
  for (const cell of holder.querySelectorAll('td, th')) {
    const [only, another] = cell.children
    if (only?.localName === 'p' && !another) only.replaceWith(...only.childNodes)
  }
}

/** Puts the rows that are headings alone, from the first, into a head of their own. */
const frameHeads = (holder: HTMLElement) => {
  for (const { tHead, tBodies } of holder.querySelectorAll('table')) {
    const [body] = tBodies
    if (tHead || !body) continue
    const isHeading = ({ cells }: HTMLTableRowElement) =>
      [...cells].every(({ localName }) => localName === 'th')
    const last = [...body.rows].findIndex((row) => !isHeading(row))
    const headings = [...body.rows].slice(0, Math.max(0, last))
    if (headings.length === 0) continue
    const head = document.createElement('thead')
    head.append(...headings)
    body.before(head)
  }
}

const isEmptyLine = (node: ChildNode | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'p' && node.childNodes.length === 0

/** The document as rich text: nothing where it shows nothing; empty lines stay but for those at the end. */
export const htmlOf = (content: Fragment, of = schema): string => {
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(of).serializeFragment(content))
  while (isEmptyLine(holder.lastChild)) holder.lastChild.remove()
  for (const line of holder.querySelectorAll('p:empty'))
    if (!line.closest('td, th, li')) line.append(document.createElement('br'))
  unwrapLines(holder)
  frameHeads(holder)
  const isSeen = holder.textContent.trim() !== '' || holder.querySelector('img, hr, table') !== null
  return isSeen ? holder.innerHTML : ''
}
