import { SaxesParser } from 'saxes'
import { readXml, Unreadable, within, type Element } from '#platform/documents'
import { missingFormula } from './rich-words.ts'

/** How a level of a list counts. */
type Level = { readonly format: string; readonly text: string; readonly start: number }
type Lists = ReadonlyMap<string, ReadonlyMap<number, Level>>

const valueOf = (element: Element | undefined): string => element?.attributes['val'] ?? ''
const childOf = (element: Element, name: string) =>
  element.children.find((one) => one.name === name)

const levelsOf = (element: Element): Map<number, Level> =>
  new Map(
    element.children
      .filter(({ name }) => name === 'lvl')
      .map((one) => [
        Number(one.attributes['ilvl'] ?? '0'),
        {
          format: valueOf(childOf(one, 'numFmt')) || 'decimal',
          text: valueOf(childOf(one, 'lvlText')),
          start: Number(valueOf(childOf(one, 'start')) || '1'),
        },
      ]),
  )

/** The lists of a document by their numbers. */
const listsIn = (numbering: string): Lists => {
  const { root } = readXml(numbering, 'numbering.xml', 200_000)
  const abstract = new Map(
    within(root, 'abstractNum').map((one) => [
      one.attributes['abstractNumId'] ?? '',
      levelsOf(one),
    ]),
  )
  return new Map(
    root.children
      .filter(({ name }) => name === 'num')
      .map((one) => {
        const levels = new Map(abstract.get(valueOf(childOf(one, 'abstractNumId'))))
        for (const override of one.children.filter(({ name }) => name === 'lvlOverride')) {
          const level = levels.get(Number(override.attributes['ilvl'] ?? '0'))
          const start = valueOf(childOf(override, 'startOverride'))
          if (level && start !== '')
            levels.set(Number(override.attributes['ilvl'] ?? '0'), {
              ...level,
              start: Number(start),
            })
        }
        return [one.attributes['numId'] ?? '', levels] as const
      }),
  )
}

type Numbered = { readonly list: string; readonly level: number }

const stylesIn = (styles: string): ReadonlyMap<string, Numbered> =>
  new Map(
    within(readXml(styles, 'styles.xml', 200_000).root, 'style').flatMap((one) => {
      const [numbered] = within(one, 'numPr')
      const list = numbered && valueOf(childOf(numbered, 'numId'))
      return list
        ? [
            [
              one.attributes['styleId'] ?? '',
              { list, level: Number(valueOf(childOf(numbered, 'ilvl')) || '0') },
            ] as const,
          ]
        : []
    }),
  )

const chinese = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const chineseOf = (count: number): string => {
  if (count < 10) return chinese[count] ?? ''
  const tens = Math.floor(count / 10)
  const ones = count % 10
  return count > 99
    ? String(count)
    : `${tens > 1 ? chinese[tens] : ''}十${ones > 0 ? chinese[ones] : ''}`
}

const letterOf = (count: number): string => String.fromCharCode(64 + (((count - 1) % 26) + 1))

const counted = (format: string, count: number): string => {
  if (/^upperLetter$/.test(format)) return letterOf(count)
  if (/^lowerLetter$/.test(format)) return letterOf(count).toLowerCase()
  if (/chinese|ideograph|japaneseCounting|taiwaneseCounting/i.test(format)) return chineseOf(count)
  return String(count)
}

/** Counts on as a reader of the document sees it. */
const counter = (lists: Lists) => {
  const counts = new Map<string, number[]>()
  return ({ list, level }: Numbered): string => {
    const levels = lists.get(list)
    const own = levels?.get(level)
    if (!levels || !own || own.format === 'bullet' || own.format === 'none') return ''
    const all = counts.get(list) ?? []
    all[level] = (all[level] ?? own.start - 1) + 1
    all.length = level + 1
    counts.set(list, all)
    return own.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const of = levels.get(at)
      return of ? counted(of.format, all[at] ?? of.start) : ''
    })
  }
}

type Change = { readonly from: number; readonly to: number; readonly text: string }

const run = (text: string): string =>
  `<w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} </w:t></w:r>`

/**
 * A document with the numbers of its lists written out, for readers that know lists alone, and a mark for each formula. A
 * document type is refused: there is nothing to expand.
 */
export const withNumbers = (
  document: string,
  numbering: string | undefined,
  styles: string | undefined,
): string => {
  const lists = numbering === undefined ? new Map() : listsIn(numbering)
  const byStyle = styles === undefined ? new Map<string, Numbered>() : stylesIn(styles)
  const count = counter(lists)
  const changes: Change[] = []
  const parser = new SaxesParser({ xmlns: false })
  let style = ''
  let list: string | undefined
  let level: number | undefined
  let formulaFrom = -1
  let depth = 0
  parser.on('error', () => {
    throw new Unreadable('文档已损坏，无法读取')
  })
  parser.on('doctype', () => {
    throw new Unreadable('文档含有文档类型声明，出于安全不予读取')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const value = attributes['w:val'] ?? ''
    if (name === 'w:pPr') [style, list, level] = ['', undefined, undefined]
    if (name === 'w:pStyle') style = value
    if (name === 'w:numId') list = value
    if (name === 'w:ilvl') level = Number(value)
    if (name === 'm:oMath' || name === 'm:oMathPara') {
      if (depth === 0) formulaFrom = document.lastIndexOf('<', parser.position - 1)
      depth += 1
    }
  })
  parser.on('closetag', ({ name }) => {
    const at = parser.position
    if (name === 'w:pPr') {
      const ofStyle = byStyle.get(style)
      const numbered = list ?? ofStyle?.list
      const label =
        numbered === undefined || numbered === '0'
          ? ''
          : count({ list: numbered, level: level ?? ofStyle?.level ?? 0 })
      if (label !== '') changes.push({ from: at, to: at, text: run(label) })
    }
    if (name === 'm:oMath' || name === 'm:oMathPara') {
      depth -= 1
      if (depth === 0) changes.push({ from: formulaFrom, to: at, text: run(missingFormula) })
    }
  })
  parser.write(document).close()
  const parts: string[] = []
  let at = 0
  for (const { from, to, text } of changes) {
    parts.push(document.slice(at, from), text)
    at = to
  }
  return [...parts, document.slice(at)].join('')
}
