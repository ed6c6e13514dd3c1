import type { ImportVerdict } from '@xinglin/contract/questions'
import { firstSensitiveWord } from '#dictionaries'
import type { Visit } from '#platform/visit'
import { pictureHashes } from '#resources'
import { likenessOfSketches } from '../bank/likeness.ts'
import { questionListStore } from '../bank/list-store.ts'
import { type WordingRow, wordingStore } from '../bank/wording-store.ts'
import { unanswerable } from '../content/problems.ts'
import { picturesOf } from '../content/question-text.ts'
import { wordingOf } from '../content/wording.ts'
import type { PreparedItem } from '../formats/prepare-item.ts'
import { picturesIn } from '#platform/rich-text'
import { withStored } from './keep-pictures.ts'
import type { ItemRow } from './store.ts'

type Judged = Omit<ItemRow, 'schoolId' | 'importId'>

const portion = 200
/** So much of two wordings is the same where one is taken for the other. */
const alike = 90
/** As many hashes two sketches share at least that are so much alike. */
const minShared = 24

/** Learns the wording of questions that were written before wordings were kept. */
const learnWordings = async (visit: Visit): Promise<void> => {
  const store = wordingStore(visit)
  for (;;) {
    const unknown = await store.unknown(500)
    if (unknown.length === 0) return
    const hashes = await pictureHashes(
      visit,
      unknown.flatMap(({ form }) => picturesIn(picturesOf(form.Content))),
    )
    await store.add(
      unknown.map(({ id, form }) => ({ questionId: id, ...wordingOf(form.Content, hashes) })),
    )
  }
}

/** The same question with its pictures as they are stored: what it looks like is known from here on. */
const withPictures = async (
  visit: Visit,
  item: PreparedItem,
  stored: ReadonlyMap<string, string>,
): Promise<PreparedItem> => {
  if (!item.content || item.pictures.length === 0) return item
  const { content, lost } = withStored(item.content, stored)
  const hashes = await pictureHashes(visit, picturesIn(picturesOf(content)))
  return {
    ...item,
    content,
    faults: [...new Set([...item.faults, ...unanswerable(content)])],
    wording: wordingOf(content, hashes),
    notes:
      lost === 0 ? item.notes : [...item.notes, `${lost} 张图片未导入：格式不支持、过大或已损坏`],
  }
}

type Known = {
  readonly bank: ReadonlyMap<string, WordingRow>
  readonly sketches: ReadonlyMap<string, readonly number[]>
  /** Of the file itself: where a wording stood first. */
  readonly file: Map<string, string>
}

const verdictOf = async (
  visit: Visit,
  item: PreparedItem,
  no: number,
  known: Known,
): Promise<Judged> => {
  const judged = (verdict: ImportVerdict, more: Partial<Judged> = {}): Judged => ({
    no,
    place: item.place.slice(0, 200),
    notes: item.notes,
    filing: item.filing,
    likeId: null,
    questionId: null,
    verdict,
    content: item.content ?? null,
    stem: item.stem,
    faults: item.faults,
    ...more,
  })
  const { wording } = item
  if (!item.content || !wording || item.faults.length > 0) return judged('refused')
  if (await firstSensitiveWord(visit, item.words, 'question'))
    return judged('refused', { faults: ['内容包含敏感词'] })
  const twin = known.file.get(wording.wording)
  if (twin !== undefined) return judged('refused', { faults: [`与${twin}相同`] })
  known.file.set(wording.wording, item.place)
  const same = known.bank.get(wording.wording)
  if (same) {
    const isOther = same.key !== wording.key
    return judged('same', {
      likeId: same.questionId,
      notes: isOther ? [...item.notes, '题库中的同一题答案不同，请核对'] : item.notes,
    })
  }
  const [like] =
    [...known.sketches].find(([, sketch]) => likenessOfSketches(sketch, item.sketch) >= alike) ?? []
  return like === undefined ? judged('new') : judged('alike', { likeId: like })
}

/** What is thought of each question of a file, in their order; `stored` are its pictures that were kept. */
export const judgeItems = async (
  visit: Visit,
  items: readonly PreparedItem[],
  stored: ReadonlyMap<string, string>,
): Promise<Judged[]> => {
  await learnWordings(visit)
  const judged: Judged[] = []
  const file = new Map<string, string>()
  for (let from = 0; from < items.length; from += portion) {
    const some: PreparedItem[] = []
    for (const item of items.slice(from, from + portion))
      some.push(await withPictures(visit, item, stored))
    const wordings = some.flatMap(({ wording }) => (wording ? [wording.wording] : []))
    const bank = new Map(
      (await wordingStore(visit).sharing(wordings)).map((row) => [row.wording, row]),
    )
    const hashes = some.flatMap(({ sketch }) => sketch)
    const sketches = await questionListStore(visit).sketchesNear([...new Set(hashes)], minShared)
    for (const [at, item] of some.entries())
      judged.push(await verdictOf(visit, item, from + at + 1, { bank, sketches, file }))
  }
  return judged
}
