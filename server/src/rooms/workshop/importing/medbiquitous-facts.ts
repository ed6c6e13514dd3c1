import { longest, piecesOf } from './pieces.ts'
import type { Reading } from './reading.ts'
import { within, type Element } from '#platform/documents'

/** A fact whose questions its author has yet to choose. */
type Fact = {
  readonly id: string
  readonly asks: readonly string[]
  readonly text: string
  readonly note?: string
}

const longestNote = 80
const maxFacts = 180

type ImportedFact = { readonly text: string; readonly note: string }

const interviews = (data: Element, { textOf }: Reading): readonly ImportedFact[] =>
  within(data, 'InterviewItem').map((one) => ({
    text: textOf(one, 'Response'),
    note: textOf(one, 'Question'),
  }))

const texts = (data: Element, { words }: Reading): readonly ImportedFact[] =>
  within(data, 'VPDText').map((one) => ({
    text: words(one),
    note: one.attributes['textType'] ?? '文字',
  }))

const medications = (data: Element, { textOf }: Reading): readonly ImportedFact[] =>
  data.children
    .filter(({ name }) => name === 'Medication')
    .map((one) => ({
      text: ['MedicationName', 'Dose', 'Route', 'Frequency']
        .map((name) => textOf(one, name))
        .filter(Boolean)
        .join(' '),
      note: '用药',
    }))

/** The form wants two signs: a lone one is closed as a sentence. */
const asFact = (text: string): string => ([...text].length === 1 ? `${text}。` : text)
const isLongNote = (note: string): boolean => [...note].length > longestNote
const cut = (text: string, most: number): string => [...text].slice(0, most).join('')

/** Answers, texts and medicines of the history (InterviewItem, VPDText, Medication), as facts to be placed by the author. Long ones come as several. */
export const factsOf = (
  data: Element,
  from: Reading,
): {
  readonly facts: readonly Fact[]
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
} => {
  const interviewTexts = interviews(data, from)
  const entries = [...interviewTexts, ...texts(data, from), ...medications(data, from)]
  const factList = entries.flatMap(({ text, note }) =>
    piecesOf(text).map((one) => ({ text: one, note })),
  )
  const facts = factList.slice(0, maxFacts).map(({ text, note }, at): Fact => ({
    id: `F${String(at + 1).padStart(2, '0')}`,
    asks: [],
    text: asFact(text),
    ...(note !== '' && { note: asFact(cut(note, longestNote)) }),
  }))
  const rest = factList.slice(maxFacts)
  const parted = entries.filter(({ text }) => [...text].length > longest).length
  const answered = interviewTexts.filter(({ text }) => text !== '').length
  return {
    facts,
    taken:
      facts.length === 0
        ? []
        : [
            `病史文字 ${facts.length} 条，作为未归类的事实（其中问答 ${answered} 条）`,
            ...(parted > 0 ? [`病史文字 ${parted} 处过长，分成了几条`] : []),
          ],
    notTaken: [
      ...(rest.length > 0
        ? [`病史文字还有 ${rest.length} 条：超过一个病例能放的数量，原文如下`]
        : []),
      ...rest.map(({ text, note }) => `病史文字（${note}）“${text}”：放不下`),
      ...interviewTexts
        .filter(({ text, note }) => text === '' && note !== '')
        .map(({ note }) => `提问“${note}”：没有回答`),
      ...entries
        .filter(({ text, note }) => text !== '' && isLongNote(note))
        .map(({ note }) => `提问“${note}”：作为备注只取了前${longestNote}字`),
    ],
  }
}
