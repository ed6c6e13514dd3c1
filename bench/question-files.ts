// node bench/question-files.ts PATH...: reads real files of questions as an import does, and counts what comes in and why the
// rest does not. Folders are walked; a folder of QTI documents is one package for each item. JSON lists stand for sheets.
// With TAKEN=FILE what came in is written there, for bench/compared.py.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { unanswerable } from '../server/src/rooms/questions/content/problems.ts'
import { readRow } from '../server/src/rooms/questions/formats/question-row.ts'
import { readFile } from '../server/src/rooms/questions/formats/read-file.ts'
import type { ReadItem } from '../server/src/rooms/questions/formats/read-item.ts'
import { itemsOf } from '../server/src/rooms/questions/formats/row-items.ts'
import { columnsIn } from '../server/src/rooms/questions/formats/sheet-columns.ts'
import { packed } from './qti-package.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

type Count = {
  files: number
  items: number
  taken: number
  unreadable: string[]
  refused: Map<string, string[]>
}

const none = (): Count => ({ files: 0, items: 0, taken: 0, unreadable: [], refused: new Map() })

const reasonOf = (item: ReadItem): string | undefined => {
  const [fault] = [...item.faults, ...(item.content ? unanswerable(item.content) : [])]
  return fault?.replaceAll(/“[^”]*”/g, '“…”').replaceAll(/\d+/g, 'N')
}

const takenFile = process.env['TAKEN']
const takenOf: { path: string; items: readonly object[] }[] = []

const add = (count: Count, file: string, items: readonly ReadItem[]): void => {
  count.files += 1
  if (takenFile)
    takenOf.push({
      path: file,
      items: items
        .filter((item) => reasonOf(item) === undefined)
        .map(({ place, content }) => ({ place, content })),
    })
  for (const item of items) {
    count.items += 1
    const reason = reasonOf(item)
    if (reason === undefined) count.taken += 1
    else
      count.refused.set(reason, [
        ...(count.refused.get(reason) ?? []),
        `${basename(file)} ${item.place}`,
      ])
  }
}

const cellOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(cellOf).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([letter, text]) => `${letter}. ${cellOf(text)}`)
    .join('\n')
}

const synonyms: Readonly<Record<string, string>> = {
  number: '题号',
  qno: '题号',
  analysis: '解析',
  qtype: '题型',
  question_type: '题型',
  option: '选项',
  opa: 'A',
  opb: 'B',
  opc: 'C',
  opd: 'D',
  ope: 'E',
}

/** A list of questions in JSON as the rows of a sheet whose headings are its members. */
const rowsOf = (list: readonly Record<string, unknown>[]) => {
  const names = [...new Set(list.flatMap(Object.keys))]
  const columns = columnsIn(names.map((name) => synonyms[name] ?? name))
  if (!columns) return undefined
  return itemsOf(
    list.map((one, at) =>
      readRow(
        names.map((name) => cellOf(one[name])),
        columns,
        `第${at + 1}行`,
      ),
    ),
  )
}

const isItem = (path: string): boolean =>
  /<(?:[a-z0-9]+:)?(?:qti-)?assessment-?[iI]tem[\s>]/.test(
    readFileSync(path, 'utf8').slice(0, 20_000),
  )

const read = async (path: string, count: Count): Promise<void> => {
  if (path.endsWith('.json')) {
    const text = readFileSync(path, 'utf8').trim()
    const list: unknown = text.startsWith('[') ? JSON.parse(text) : undefined
    const items = Array.isArray(list) ? rowsOf(list as Record<string, unknown>[]) : undefined
    if (items) add(count, path, items)
    return
  }
  const isXml = path.endsWith('.xml')
  const bytes = readFileSync(path)
  if (isXml && !isItem(path) && !/<quiz/.test(bytes.toString('utf8'))) return
  const came = await readFile(isXml && isItem(path) ? packed(path) : bytes)
  if ('file' in came) add(count, path, came.file.items)
  else {
    count.files += 1
    count.unreadable.push(`${basename(path)}: ${came.unreadable}`)
  }
}

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => filesIn(join(path, name)))
    : /\.(?:xlsx|docx|zip|xml|txt|gift|json)$/.test(path)
      ? [path]
      : []

for (const path of process.argv.slice(2)) {
  const count = none()
  const began = performance.now()
  for (const file of filesIn(path)) await read(file, count)
  const share = count.items === 0 ? 0 : (100 * count.taken) / count.items
  print(
    `${path}: ${count.files} files, ${count.items} items, ${count.taken} in (${share.toFixed(1)} %), ${Math.round(performance.now() - began)} ms`,
  )
  for (const one of count.unreadable) print(`  unreadable ${one}`)
  for (const [reason, where] of [...count.refused].toSorted((a, b) => b[1].length - a[1].length))
    print(`  ${where.length} × ${reason}  (${where.slice(0, 2).join('; ')})`)
}
if (takenFile) writeFileSync(takenFile, JSON.stringify(takenOf))
