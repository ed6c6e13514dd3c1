import { said, within, wordsOf, type Element } from './xml.ts'

/** A fact whose questions its author has yet to choose. */
type Fact = {
  readonly id: string
  readonly asks: readonly string[]
  readonly text: string
  readonly note?: string
}

const longest = 120
const mostFacts = 180

const cut = (text: string, most: number): string => [...text].slice(0, most).join('')

// OpenLabyrinth writes the texts of its nodes in base64.
const plain = (text: string): string => {
  const isPacked = text.length >= 24 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+=*$/.test(text)
  if (!isPacked) return text
  const unpacked = Buffer.from(text, 'base64').toString('utf8')
  return unpacked.includes('\uFFFD') ? text : unpacked.replaceAll(/<[^>]*>/g, ' ')
}

const tidy = (text: string): string =>
  plain(text)
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Sentences of a text in pieces that a fact can hold. */
const piecesOf = (text: string): readonly string[] => {
  const sentences = text.match(/[^。！？.!?]+[。！？.!?]*/g) ?? []
  const pieces: string[] = []
  for (const sentence of sentences) {
    const last = pieces.at(-1)
    if (last !== undefined && [...last, ...sentence].length <= longest)
      pieces[pieces.length - 1] = last + sentence
    else pieces.push(cut(sentence.trim(), longest))
  }
  return pieces.map((one) => one.trim()).filter((one) => [...one].length >= 2)
}

type Found = { readonly text: string; readonly note: string }

const interviews = (data: Element): readonly Found[] =>
  within(data, 'InterviewItem').map((one) => ({
    text: tidy(said(one, 'Response')),
    note: tidy(said(one, 'Question')),
  }))

const texts = (data: Element): readonly Found[] =>
  within(data, 'VPDText').flatMap((one) =>
    piecesOf(tidy(wordsOf(one))).map((text) => ({
      text,
      note: one.attributes['textType'] ?? '文字',
    })),
  )

const medications = (data: Element): readonly Found[] =>
  data.children
    .filter(({ name }) => name === 'Medication')
    .map((one) => ({
      text: tidy(
        ['MedicationName', 'Dose', 'Route', 'Frequency'].map((name) => said(one, name)).join(' '),
      ),
      note: '用药',
    }))

/** Answers, texts and medicines of the history (InterviewItem, VPDText, Medication), as facts to be placed by the author. */
export const factsOf = (
  data: Element,
): {
  readonly facts: readonly Fact[]
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
} => {
  const asked = interviews(data)
  const told = [...asked, ...texts(data), ...medications(data)].filter(
    ({ text }) => [...text].length >= 2,
  )
  const facts = told.slice(0, mostFacts).map(({ text, note }, at): Fact => ({
    id: `F${String(at + 1).padStart(2, '0')}`,
    asks: [],
    text: cut(text, longest),
    ...([...note].length >= 2 && { note: cut(note, 80) }),
  }))
  const shortened = told.filter(({ text }) => [...text].length > longest).length
  return {
    facts,
    taken:
      facts.length === 0
        ? []
        : [`病史文字 ${facts.length} 条，作为未归类的事实（其中问答 ${asked.length} 条）`],
    notTaken: [
      ...(told.length > mostFacts
        ? [`病史文字还有 ${told.length - mostFacts} 条：超过一个病例能放的数量`]
        : []),
      ...(shortened > 0 ? [`病史文字 ${shortened} 条过长：只取了前${longest}字`] : []),
    ],
  }
}
