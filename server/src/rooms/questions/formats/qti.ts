import { posix } from 'node:path'
import type { ContentOf } from '@xinglin/contract/questions'
import { type Entry, readXml, Unreadable, within, type Element } from '#platform/documents'
import { seriesOf } from './build-content.ts'
import { asQti2, childOf, textOf } from './qti-element.ts'
import { richIn } from './qti-body.ts'
import { questionOf } from './qti-item.ts'
import {
  mostItems,
  noFiling,
  type PictureShelf,
  pictureShelf,
  type QuestionFile,
  type ReadItem,
  refusedItem,
} from './read-item.ts'
import type { FindPicture } from './rich-words.ts'

/** A document of a package. */
type Page = { readonly name: string; readonly root: Element; readonly repairs: number }

const picture = /^data:image\/[a-z.+-]{1,20};base64,(.+)$/s

const finder =
  (entries: ReadonlyMap<string, Entry>, shelf: PictureShelf, folder: string): FindPicture =>
  (source) => {
    const inline = picture.exec(source)?.[1]
    if (inline !== undefined)
      return shelf.keep(
        `inline ${inline.length} ${inline.slice(-40)}`,
        Buffer.from(inline, 'base64'),
      )
    if (source === '' || /^[a-z]+:/i.test(source)) return undefined
    let path = source.split(/[?#]/)[0] ?? ''
    try {
      path = decodeURIComponent(path)
    } catch {
      // Names that are no escapes are names.
    }
    const entry =
      entries.get(posix.normalize(posix.join(folder, path))) ?? entries.get(posix.normalize(path))
    return entry && shelf.keep(entry.name, entry.bytes())
  }

/** A text that items share, by the file that has it. */
type Stimuli = ReadonlyMap<string, string>

const stimulusOf = (item: Element, folder: string): string | undefined => {
  const href = childOf(item, 'assessmentStimulusRef')?.attributes['href']
  return href === undefined ? undefined : posix.normalize(posix.join(folder, href))
}

type PlacedItem = { readonly item: ReadItem; readonly stimulus: string | undefined }

const itemOf = (
  page: Page,
  no: number,
  entries: ReadonlyMap<string, Entry>,
  shelf: PictureShelf,
  stimuli: Stimuli,
): PlacedItem => {
  const folder = posix.dirname(page.name)
  const title = page.root.attributes['title'] ?? ''
  const place = `第${no}题“${(title || posix.basename(page.name)).slice(0, 40)}”`
  const notes = new Set<string>()
  const note = (text: string) => void notes.add(text)
  const stimulus = stimulusOf(page.root, folder)
  const shared = stimulus === undefined ? '' : (stimuli.get(stimulus) ?? '')
  if (stimulus !== undefined && shared === '') note('引用的共用材料不在文件中')
  const item = questionOf(page.root, { find: finder(entries, shelf, folder), note })
  if (typeof item === 'string') return { item: refusedItem(place, item), stimulus: undefined }
  if (page.repairs > 0) note('不合 XML 规则之处已修复后读取')
  return {
    item: { place, content: item, faults: [], notes: [...notes], filing: noFiling },
    stimulus: shared === '' ? undefined : stimulus,
  }
}

/** Items that share a text are one group where each is a question with one right option; else the text stands before each. */
const grouped = (placedItems: readonly PlacedItem[], stimuli: Stimuli): ReadItem[] => {
  const items: ReadItem[] = []
  for (let at = 0; at < placedItems.length; at += 1) {
    const first = placedItems[at]
    if (!first) break
    const { stimulus } = first
    const run = placedItems.slice(at)
    const end = run.findIndex((one) => one.stimulus !== stimulus)
    const members = stimulus === undefined ? [first] : run.slice(0, end === -1 ? run.length : end)
    const contents = members.map(({ item }) => item.content)
    const isGroup =
      members.length > 1 &&
      members.length <= 6 &&
      contents.every(
        (one): one is ContentOf<'A1' | 'A2'> => one?.Type === 'A1' || one?.Type === 'A2',
      )
    const shared = stimulus === undefined ? '' : (stimuli.get(stimulus) ?? '')
    at += members.length - 1
    if (isGroup)
      items.push({
        place: members.map(({ item }) => item.place).join('、'),
        content: seriesOf(
          shared,
          contents.map((one) => ({
            stem: one.Stem,
            options: one.Options.map(({ Text, Kind, Fixed }) => ({
              html: Text,
              kind: Kind,
              fixed: Fixed,
            })),
            explanation: one.Explanation,
          })),
        ),
        faults: [],
        notes: [...new Set(members.flatMap(({ item }) => item.notes)), '共用材料的几题合为一组'],
        filing: noFiling,
      })
    else
      items.push(
        ...members.map(({ item }) => {
          const { content } = item
          if (shared === '' || !content) return item
          if ('Stem' in content)
            return { ...item, content: { ...content, Stem: shared + content.Stem } }
          if (content.Type === 'computed') return item
          return {
            ...item,
            content: {
              ...content,
              Parts: content.Parts.map((part) => ({ ...part, Stem: shared + part.Stem })),
            },
          }
        }),
      )
  }
  return items
}

/** The order of a manifest and of tests; what they do not name comes after, by name. */
const ordered = (pages: readonly Page[], named: readonly string[]): Page[] => {
  const place = new Map(named.map((name, at) => [name, at]))
  return pages.toSorted(
    (a, b) =>
      (place.get(a.name) ?? named.length) - (place.get(b.name) ?? named.length) ||
      (a.name < b.name ? -1 : 1),
  )
}

const namedIn = (name: string, root: Element): string[] =>
  within(root, 'assessmentItemRef', 'resource').flatMap(({ attributes }) =>
    attributes['href'] === undefined
      ? []
      : [posix.normalize(posix.join(posix.dirname(name), attributes['href']))],
  )

/** What tests say to whoever sits them, and has no place in a bank. */
const testNotes = (name: string, root: Element): string[] => {
  const rubrics = within(root, 'rubricBlock')
    .map((one) => textOf(one).replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
  const items = within(root, 'assessmentItemRef').length
  return [
    ...(items > 0
      ? [`试卷结构（${posix.basename(name)}，${items} 题的顺序、分值与规则）未导入`]
      : []),
    ...rubrics.map((one) => `试卷说明未导入：${one.slice(0, 120)}`),
  ]
}

/** Reads the documents of a package, or one by itself. */
const readPages = (
  pages: readonly Page[],
  entries: ReadonlyMap<string, Entry>,
  broken: readonly ReadItem[],
): QuestionFile => {
  const shelf = pictureShelf()
  const notes: string[] = []
  const named = pages.flatMap(({ name, root }) =>
    root.name === 'assessmentItem' ? [] : namedIn(name, root),
  )
  const stimuli = new Map<string, string>()
  for (const { name, root } of pages) {
    if (root.name === 'assessmentStimulus')
      stimuli.set(
        name,
        richIn(childOf(root, 'stimulusBody'), {
          find: finder(entries, shelf, posix.dirname(name)),
          note: (text) => void notes.push(text),
        }),
      )
    if (root.name === 'assessmentTest' || root.name === 'assessmentSection')
      notes.push(...testNotes(name, root))
  }
  const own = ordered(
    pages.filter(({ root }) => root.name === 'assessmentItem'),
    named,
  )
  if (own.length > mostItems) throw new Unreadable(`每个文件最多${mostItems}题`)
  const old = pages.filter(({ root }) => root.name === 'questestinterop')
  if (own.length === 0 && old.length > 0)
    throw new Unreadable('这是 QTI 1.2 的文件，请从原系统导出为 QTI 2.1、2.2 或 3.0')
  if (own.length === 0 && broken.length === 0)
    throw new Unreadable('文件中没有 QTI 题目（assessmentItem）')
  const placedItems = own.map((page, at) => itemOf(page, at + 1, entries, shelf, stimuli))
  return {
    format: 'qti',
    items: [...grouped(placedItems, stimuli), ...broken],
    pictures: shelf.all(),
    notes,
  }
}

/** One document by itself; pictures that it names are not in it. */
export const readQtiItem = (text: string): QuestionFile => {
  const { root, repairs } = readXml(text, '文件')
  return readPages([{ name: 'item.xml', root: asQti2(root), repairs }], new Map(), [])
}

/** Reads a package: its items, the texts that they share, its pictures. An item that cannot be read loses no other. */
export const readQtiPackage = (all: readonly Entry[]): QuestionFile => {
  const entries = new Map(all.map((one) => [posix.normalize(one.name.replaceAll('\\', '/')), one]))
  const pages: Page[] = []
  const broken: ReadItem[] = []
  for (const [name, entry] of entries) {
    if (!/\.(?:xml|qti)$/i.test(name) || name.startsWith('__MACOSX/')) continue
    try {
      const { root, repairs } = readXml(entry.open(), posix.basename(name))
      pages.push({ name, root: asQti2(root), repairs })
    } catch (error) {
      if (!(error instanceof Unreadable) || error.message.includes('解压后过大')) throw error
      broken.push(refusedItem(posix.basename(name), error.message))
    }
  }
  return readPages(pages, entries, broken)
}
