import { fileOfPicture } from '@xinglin/contract/rich-text'
import { policy } from '../browser/trusted.ts'
import { listsOfWord } from './pasted-lists.ts'
import { purify } from './purify.ts'

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

/** Emphasis that word processors say by styles alone. */
const emphasis: readonly (readonly [tag: string, style: RegExp])[] = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration[^;]*:\s*[^;]*underline/i],
  ['s', /text-decoration[^;]*:\s*[^;]*line-through/i],
  ['sup', /vertical-align:\s*super/i],
  ['sub', /vertical-align:\s*sub(?!\w)/i],
]

const isNormal = /font-weight:\s*(?:normal|400)/i

const renamed = (element: Element, tag: string) => {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

const sayEmphasis = (body: HTMLElement) => {
  // The whole of what Google Docs copies stands within a bold that is none.
  for (const bold of body.querySelectorAll('b'))
    if (isNormal.test(styleOf(bold))) bold.replaceWith(...bold.childNodes)
  for (const span of body.querySelectorAll('span, font')) {
    for (const [tag, style] of emphasis) {
      if (!style.test(styleOf(span)) || span.closest(tag) || span.textContent.trim() === '')
        continue
      const within = span.ownerDocument.createElement(tag)
      within.append(...span.childNodes)
      span.append(within)
    }
  }
}

const block = 'p,div,section,article,ul,ol,table,h1,h2,h3,h4,h5,h6,blockquote,pre,hr'

/** Whatever else is a block becomes a paragraph, or gives way to the blocks within it. */
const plainBlocks = (body: HTMLElement) => {
  for (const box of [
    ...body.querySelectorAll('div,section,article,header,footer,center,pre'),
  ].toReversed()) {
    if (box.querySelector(block)) box.replaceWith(...box.childNodes)
    else renamed(box, 'p')
  }
}

/** The page has a first heading of its own: all move one step in where one was copied. */
const lowerHeadings = (body: HTMLElement) => {
  const by = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const level = Math.min(5, Number(heading.localName.slice(1)) + by)
    if (heading.textContent.trim() === '') heading.remove()
    else renamed(heading, `h${level}`)
  }
}

/** The address of a file of ours as rich text has it; what was copied from a page has its host before it. */
const ownAddress = (src: string): string => {
  const { host, protocol } = window.location
  const own = `${protocol}//${host}/`
  if (src.startsWith(own)) return src.slice(own.length - 1)
  return src.startsWith(`${protocol}//files.${host}/`) ? src.slice(protocol.length) : src
}

/** Pictures that lie elsewhere cannot be shown, and Word's lie on the disk of whoever wrote. */
const keepOwnPictures = (body: HTMLElement) => {
  for (const picture of body.querySelectorAll('img')) {
    const src = ownAddress(picture.getAttribute('src') ?? '')
    if (fileOfPicture(src) === undefined) picture.remove()
    else picture.setAttribute('src', src)
  }
}

/** Lines that hold a space alone keep text apart in Word; here the paragraphs do. */
const dropEmptyLines = (body: HTMLElement) => {
  for (const line of body.querySelectorAll('p'))
    if (line.textContent.trim() === '' && !line.querySelector('img') && !line.closest('td,th'))
      line.remove()
}

// The page's policy tells of each style that is parsed: attributes are read as text, and style sheets as what is read like one
// and thrown away.
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<(\/?)style\b/gi, '<$1noframes')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='))

/**
 * What was copied from Word, WPS, a web page or this field itself, as rich text: words, headings, emphasis, lists and tables
 * with their spans stay; fonts, colours, widths, comments and pictures that lie elsewhere go.
 */
export const pastedHtml = (html: string): DocumentFragment => {
  const text = withoutStyles(html)
  const trusted = (policy?.createHTML(text) ?? text) as unknown as string
  const { body } = new DOMParser().parseFromString(trusted, 'text/html')
  keepOwnPictures(body)
  listsOfWord(body)
  sayEmphasis(body)
  plainBlocks(body)
  lowerHeadings(body)
  dropEmptyLines(body)
  return purify(body.innerHTML)
}
