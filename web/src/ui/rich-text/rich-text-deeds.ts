import { policy } from '../browser/trusted.ts'
import { purify } from './purify.ts'

/** What can be done to a stretch of formatted text. */
export type Deed =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'clear'
  | 'undo'
  | 'redo'

// The browsers' own commands are old and go nowhere: nothing else edits text so that it can be undone.
const run = (name: string, value?: string) => document.execCommand(name, false, value)

const blocks: Partial<Record<Deed, string>> = {
  heading: 'h2',
  subheading: 'h3',
  quote: 'blockquote',
}

const plain: Partial<Record<Deed, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  bullets: 'insertUnorderedList',
  numbers: 'insertOrderedList',
  undo: 'undo',
  redo: 'redo',
}

/** Does something to what is chosen; a block that `isOn` becomes a paragraph again. */
export const command = (deed: Deed, isOn: boolean): void => {
  const block = blocks[deed]
  const name = plain[deed]
  if (block) run('formatBlock', isOn ? 'p' : block)
  else if (name) run(name)
  else if (deed === 'clear') {
    run('removeFormat')
    run('unlink')
    run('formatBlock', 'p')
  }
}

/** What holds where the cursor stands. */
export const standing = (): ReadonlySet<Deed> => {
  const block = document.queryCommandValue('formatBlock').toLowerCase()
  const on = Object.entries(plain).filter(
    ([deed, name]) => deed !== 'undo' && deed !== 'redo' && document.queryCommandState(name),
  )
  const within = Object.entries(blocks).filter(([, tag]) => tag === block)
  const deeds = new Set([...on, ...within].map(([deed]) => deed as Deed))
  if (linkAt() === undefined) return deeds
  // A link is underlined by what it is.
  deeds.delete('underline')
  return deeds.add('link')
}

/** The address of the link in which the cursor stands. */
export const linkAt = (): string | undefined => {
  const node = document.getSelection()?.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest('a')?.getAttribute('href') ?? undefined
}

/** Puts cleaned markup where the cursor stands, so that it can be undone. */
const insertTree = (tree: Node): void => {
  const holder = document.createElement('div')
  holder.append(tree)
  const html = holder.innerHTML
  // It came out of the sanitiser; browsers with Trusted Types want to be told so.
  run('insertHTML', (policy?.createHTML(html) ?? html) as unknown as string)
}

/** Puts in what was pasted: cleaned where it is formatted, its lines as paragraphs where it is not. */
export const paste = (html: string, text: string): void => {
  // The page has a first heading of its own.
  if (html !== '') return insertTree(purify(html.replaceAll(/<(\/?)h1\b/gi, '<$1h2')))
  run('insertText', text)
}

/** Makes what is chosen a link; without a choice the address itself. */
export const setLink = (address: string): void => {
  if (address === '') return void run('unlink')
  const selection = document.getSelection()
  if (selection?.isCollapsed === false) return void run('createLink', address)
  run('insertText', address)
  const [node, end] = [selection?.anchorNode, selection?.anchorOffset ?? 0]
  if (!selection || !node || end < address.length) return
  selection.setBaseAndExtent(node, end - address.length, node, end)
  run('createLink', address)
  selection.collapseToEnd()
}

/** Paragraphs are what Enter makes. */
export const beginWriting = (): void => {
  run('defaultParagraphSeparator', 'p')
  run('styleWithCSS', 'false')
}

const asParagraph = (node: Node): Node => {
  const paragraph = document.createElement('p')
  paragraph.append(...(node instanceof Element ? node.childNodes : [node]))
  return paragraph
}

/** What stands in an editor, cleaned; lines that the browser left bare become paragraphs. Empty without a word. */
export const htmlIn = (editor: HTMLElement): string => {
  if ((editor.textContent ?? '').trim() === '') return ''
  const copy = editor.cloneNode(true) as HTMLElement
  // The browser's editing leaves styles behind, which the page's policy would tell of when they are read anew.
  for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style')
  for (const block of copy.querySelectorAll('div')) block.replaceWith(asParagraph(block))
  for (const node of copy.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      node.replaceWith(asParagraph(node.cloneNode()))
  }
  const holder = document.createElement('div')
  holder.append(purify(copy.innerHTML))
  // A list made within a paragraph leaves its two empty halves.
  for (const half of holder.querySelectorAll('p:empty')) half.remove()
  return holder.innerHTML
}
