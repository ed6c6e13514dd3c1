const ordered = /^[\s\u00A0]*[（(]?(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.．、)）]/i

type Item = { readonly line: Element; readonly level: number; readonly tag: 'ol' | 'ul' }

const markEnd = /\[endif\]/i

/** Takes the sign before a line of a list away; answers what it was. */
const takeMark = (line: Element): string => {
  const walker = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_COMMENT)
  while (walker.nextNode()) {
    const start = walker.currentNode as Comment
    if (!/\[if !supportLists\]/i.test(start.data)) continue
    let mark = ''
    for (let next = start.nextSibling; next; next = start.nextSibling) {
      const isEnd = next.nodeType === Node.COMMENT_NODE && markEnd.test(next.textContent ?? '')
      if (!isEnd) mark += next.textContent ?? ''
      next.remove()
      if (isEnd) break
    }
    return mark
  }
  const span = [...line.querySelectorAll('span')].find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('data-style') ?? ''),
  )
  span?.remove()
  return span?.textContent ?? ''
}

const itemOf = (line: Element): Item | undefined => {
  const [, level] =
    /mso-list:\s*l\d+\s+level(\d)/i.exec(line.getAttribute('data-style') ?? '') ?? []
  if (level === undefined) return undefined
  return { line, level: Number(level), tag: ordered.test(takeMark(line)) ? 'ol' : 'ul' }
}

/** The list at a level within which the next item stands; opened where there is none, or one of another kind. */
const listFor = (open: Element[], { line, level, tag }: Item, first: Element): Element => {
  open.length = Math.min(open.length, level)
  const last = open.at(-1)
  if (last && open.length === level && last.localName === tag) return last
  if (open.length === level) open.pop()
  while (open.length < level) {
    const list = line.ownerDocument.createElement(tag)
    const within = open.at(-1)?.lastElementChild ?? open.at(-1)
    if (within) within.append(list)
    else first.before(list)
    open.push(list)
  }
  return open.at(-1) ?? first
}

/** Word writes lists as paragraphs that say their level in a style and carry their sign as text: they become lists. */
export const listsOfWord = (body: HTMLElement): void => {
  let open: Element[] = []
  let before: Element | null = null
  for (const line of body.querySelectorAll('p')) {
    const item = itemOf(line)
    if (!item) continue
    if (before === null || line.previousElementSibling !== before) open = []
    const list = listFor(open, item, line)
    const entry = line.ownerDocument.createElement('li')
    entry.append(...line.childNodes)
    list.append(entry)
    line.remove()
    before = open[0] ?? null
  }
}
