import { cleanHtml } from '#platform/rich-text'
import { Unreadable } from '#platform/documents'
import { beginsOption, type Lettered, lettered } from './lettered.ts'
import { type NamedType, namedType } from './question-types.ts'
import type { QuestionRow } from './question-row.ts'
import { mostItems, pictureShelf, type QuestionFile } from './read-item.ts'
import { missingFormula } from './rich-words.ts'
import { itemsOf } from './row-items.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { keysInList, type ListedKeys } from './word-keys.ts'
import { type Line, readLines } from './word-lines.ts'

/** A question of a paper while its lines come in. */
type Open = {
  readonly no: number
  readonly type: NamedType | undefined
  readonly group: string
  readonly shared: string
  readonly sharedOptions: readonly Lettered[]
  readonly lines: string[]
  readonly options: { letter: string; text: string }[]
  readonly fields: Map<SheetColumn, string[]>
  field: SheetColumn | undefined
}

const begins = /^(?:第\s*)?(\d{1,4})\s*(?:题\s*[:：.．、]?|[.．、)）])\s*(?=\D|$)/u
const section = /^[（(]?[一二三四五六七八九十]{1,3}[)）]?\s*[、.．]?\s*(.*)$/u
const sharedHead =
  /^[（(【]?\s*(\d{1,4})\s*[-－—~～至]\s*(\d{1,4})\s*题?\s*共用(题干|备选答案)\s*[)）】]?\s*[:：]?\s*/u
const fields: readonly (readonly [RegExp, SheetColumn])[] = [
  [/^[【[]?\s*(?:正确答案|标准答案|答案|本题答案)\s*[】\]]?\s*[:：]?\s*/u, 'key'],
  [/^[【[]?\s*(?:答案解析|试题解析|解析|详解|分析)\s*[】\]]?\s*[:：]?\s*/u, 'explanation'],
  [/^[【[]?\s*(?:参考答案|答案要点)\s*[】\]]?\s*[:：]?\s*/u, 'reference'],
  [/^[【[]?\s*(?:评分标准|评分项|采分点)\s*[】\]]?\s*[:：]?\s*/u, 'rubric'],
  [/^[【[]?\s*(?:难度|难易度)\s*[】\]]?\s*[:：]\s*/u, 'difficulty'],
  [/^[【[]?\s*(?:出处|来源|教材)\s*[】\]]?\s*[:：]\s*/u, 'source'],
  [/^[【[]?\s*(?:知识点|知识类型)\s*[】\]]?\s*[:：]\s*/u, 'knowledge'],
  [/^[【[]?\s*(?:新增信息|提示)\s*[】\]]?\s*[:：]\s*/u, 'shared'],
]
const keySection = /^(?:参考)?答案(?:及解析|与解析|部分)?$/u
const keyInStem = /[（(]\s*([A-L](?:\s*[、,，]?\s*[A-L]){0,11}|[√×✓✗]|对|错|正确|错误)\s*[)）]/u

/** Text after what was matched at the beginning of its words, markup kept. */
const after = (line: Line, head: string): string => {
  let left = head.replaceAll(/\s/g, '').length
  let at = 0
  const { html } = line
  while (at < html.length && left > 0) {
    const [piece = ''] = /^(?:<[^<>]*>|&[a-z]+;|[\s\u00A0\u3000]|.)/su.exec(html.slice(at)) ?? []
    if (!/^(?:<|[\s\u00A0\u3000]$)/u.test(piece)) left -= 1
    at += piece.length
  }
  return html.slice(at).trim()
}

const rich = (text: string): string =>
  cleanHtml(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (line.startsWith('<table>') ? line : `<p>${line}</p>`))
      .join(''),
  )

const plain = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()

const plainFields: ReadonlySet<SheetColumn> = new Set<SheetColumn>([
  'key',
  'rubric',
  'difficulty',
  'source',
  'knowledge',
])

/** An open question as a row, its key from its own line, from its stem, or from the list at the end. */
const rowOf = (open: Open, listed: ListedKeys): QuestionRow => {
  const notes: string[] = []
  let stem = open.lines.join('\n')
  const textOf = (column: SheetColumn): string => (open.fields.get(column) ?? []).join('\n')
  let key = plain(textOf('key'))
  if (key === '' && textOf('reference') === '') {
    const [mark, within] = keyInStem.exec(plain(stem)) ?? []
    if (mark !== undefined && within !== undefined) {
      key = within.replaceAll(/\s/g, '')
      stem = stem.replace(mark, '（　）')
    } else key = listed.of(open.type, open.no) ?? ''
  }
  if (
    stem.includes(missingFormula) ||
    open.options.some(({ text }) => text.includes(missingFormula)) ||
    textOf('explanation').includes(missingFormula)
  )
    notes.push('公式未导入，已在原位标出')
  return {
    place: `第${open.no}题`,
    no: open.no,
    type: open.type,
    typeWord: '',
    group: open.group,
    rich,
    cell: (column) => {
      if (column === 'key') return key
      if (column === 'shared' && textOf('shared') === '') return open.shared
      return plainFields.has(column) ? plain(textOf(column)) : textOf(column)
    },
    stem,
    options: open.options.length > 0 ? open.options : open.sharedOptions,
    listOf: undefined,
    notes,
  }
}

/** Reads the lines of a paper one by one. */
const paper = () => {
  const items: Open[] = []
  const keyLines: { type: NamedType | undefined; text: string }[] = []
  let type: NamedType | undefined
  let group:
    | {
        name: string
        until: number
        isOptions: boolean
        lines: string[]
        options: { letter: string; text: string }[]
      }
    | undefined
  let open: Open | undefined
  let isKeys = false
  const begin = (no: number, rest: string) => {
    if (group && (no > group.until || items.length >= mostItems)) group = undefined
    open = {
      no,
      type: group
        ? group.isOptions
          ? 'B1'
          : type === 'A4' || type === 'analysis'
            ? type
            : 'A3'
        : type,
      group: group?.name ?? '',
      shared: group && !group.isOptions ? group.lines.join('\n') : '',
      sharedOptions: group?.isOptions ? group.options : [],
      lines: rest === '' ? [] : [rest],
      options: [],
      fields: new Map(),
      field: undefined,
    }
    items.push(open)
    if (items.length > mostItems) throw new Unreadable(`每个文件最多${mostItems}题`)
  }
  const addOptions = (into: { letter: string; text: string }[], html: string) =>
    into.push(...lettered(html).options)
  const take = (line: Line): void => {
    const { words, html, isTable } = line
    if (isTable) {
      if (open) (open.field ? (open.fields.get(open.field) ?? []) : open.lines).push(html)
      else group?.lines.push(html)
      return
    }
    if (isKeys)
      return void keyLines.push({
        type: namedType(section.exec(words)?.[1] ?? '') ?? keyLines.at(-1)?.type,
        text: words,
      })
    // What stands below is to be written on.
    if (words === '答题卡') return void (open = undefined)
    const [sharedMark, , until, of] = sharedHead.exec(words) ?? []
    if (sharedMark !== undefined) {
      const rest = after(line, sharedMark)
      group = {
        name: `${items.length} ${sharedMark}`,
        until: Number(until),
        isOptions: of === '备选答案',
        lines: rest === '' ? [] : [rest],
        options: [],
      }
      open = undefined
      return
    }
    const [number, no] = begins.exec(words) ?? []
    if (number !== undefined) return begin(Number(no), after(line, number))
    const headed = namedType(section.exec(words)?.[1] ?? (words.length <= 30 ? words : ''))
    if (
      headed !== undefined &&
      (section.test(words) || /题(?:型)?$/.test(words)) &&
      !beginsOption(words)
    ) {
      type = headed
      open = undefined
      group = undefined
      return
    }
    if (
      keySection.test(words) &&
      (open === undefined || open.fields.has('key') || /及|与|参考|部分/.test(words))
    ) {
      isKeys = true
      return
    }
    if (!open) {
      if (group?.isOptions) addOptions(group.options, html)
      else group?.lines.push(html)
      return
    }
    for (const [pattern, column] of fields) {
      const [head] = pattern.exec(words) ?? []
      if (head === undefined) continue
      open.field = column
      open.fields.set(
        column,
        [after(line, head)].filter((one) => one !== ''),
      )
      return
    }
    if (open.field === undefined && beginsOption(words)) {
      addOptions(open.options, html)
      return
    }
    const last = open.options.at(-1)
    if (open.field !== undefined) open.fields.get(open.field)?.push(html)
    else if (last) last.text = `${last.text}\n${html}`
    else open.lines.push(html)
  }
  return {
    take,
    rows: (): QuestionRow[] => {
      const listed = keysInList(keyLines, items)
      return items.map((one) => rowOf(one, listed))
    },
  }
}

/** Reads a paper that was written in Word: sections by types, numbered questions, lettered options, 答案 and 解析. */
export const readWord = async (bytes: Uint8Array): Promise<QuestionFile> => {
  const shelf = pictureShelf()
  const { lines, notes } = await readLines(bytes, shelf)
  const reading = paper()
  for (const line of lines) reading.take(line)
  const rows = reading.rows()
  if (rows.length === 0) throw new Unreadable('文档中没有找到带题号的题目')
  return { format: 'word', items: itemsOf(rows), pictures: shelf.all(), notes }
}
