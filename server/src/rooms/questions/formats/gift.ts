import { type GIFTQuestion, parse, type TextChoice, type TextFormat } from 'gift-pegjs'
import { Unreadable } from '#platform/documents'
import {
  type BareOption,
  choiceOf,
  judgeOf,
  matchingOf,
  type Note,
  numberBlank,
  blankOf,
  textBlank,
  writtenOf,
} from './build-content.ts'
import { mostItems, noFiling, type QuestionFile, type ReadItem, refusedItem } from './read-item.ts'
import { escaped, fromMarkup, fromPlain, plainOf } from './rich-words.ts'

/** A stretch of a file with the line on which it begins, from 1. */
type Stretch = { readonly line: number; readonly text: string }

const isSaid = (text: string): boolean =>
  text.split('\n').some((line) => !/^\s*(?:\/\/|$)/.test(line))

/** What stands between empty lines, comments of their own left out. */
const stretchesOf = (text: string): Stretch[] => {
  const all: Stretch[] = []
  let open: string[] = []
  const lines = text.split(/\r\n|\r|\n/)
  for (const [at, line] of [...lines, ''].entries()) {
    if (line.trim() !== '') {
      open.push(line)
      continue
    }
    if (open.length > 0) all.push({ line: at - open.length + 1, text: open.join('\n') })
    open = []
  }
  return all.filter((one) => isSaid(one.text))
}

const bracesIn = (text: string): number => {
  const plain = text.replaceAll(/\\./g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  return (plain.match(/\{/g)?.length ?? 0) - (plain.match(/\}/g)?.length ?? 0)
}

/** So many empty lines may stand within the braces of a question. */
const maxInside = 12

/** A question whose answers have empty lines between them is one stretch again; one that never closes its braces stays alone. */
const joined = (all: readonly Stretch[]): Stretch[] => {
  const stretches: Stretch[] = []
  for (let at = 0; at < all.length; at += 1) {
    const one = all[at]
    if (!one) break
    let next = 1
    let text = one.text
    while (bracesIn(text) > 0 && next <= maxInside && at + next < all.length) {
      text = `${text}\n${all[at + next]?.text ?? ''}`
      next += 1
    }
    const isWhole =
      next > 1 && bracesIn(text) === 0 && !/\n[^\n{}]*::[^\n]*::/.test(text.slice(one.text.length))
    if (isWhole) at += next - 1
    stretches.push(isWhole ? { line: one.line, text } : one)
  }
  return stretches
}

/** Full-width signs of those who type with a Chinese keyboard, where a text has no others. */
const narrowed = (text: string, note: Note): string => {
  if (/[{}]/.test(text) || !/[｛｝]/.test(text)) return text
  note('全角的｛｝＝～＃已按半角识别')
  const signs: Readonly<Record<string, string>> = {
    '｛': '{',
    '｝': '}',
    '＝': '=',
    '～': '~',
    '＃': '#',
  }
  return text.replaceAll(/[｛｝＝～＃]/g, (sign) => signs[sign] ?? sign)
}

const richOf = ({ format, text }: TextFormat, note: Note): string => {
  if (format === 'plain') return fromPlain(text)
  if (format === 'markdown') note('Markdown 标记按原文保留，请核对格式')
  if (format === 'markdown' || !/<[a-z!/]/i.test(text)) return fromPlain(text)
  const { html, notes } = fromMarkup(text, () => undefined)
  for (const one of notes) note(one)
  return html
}

const feedbackOf = (choices: readonly TextChoice[], note: Note): string =>
  choices
    .flatMap((one) =>
      one.feedback && one.feedback.text !== ''
        ? [
            `<p>${escaped(plainOf(richOf(one.text, note)))}：${escaped(plainOf(richOf(one.feedback, note)))}</p>`,
          ]
        : [],
    )
    .join('')

/** An answer is right that has the whole mark, or of several marks together a share of it. */
const optionsOf = (choices: readonly TextChoice[], note: Note): BareOption[] => {
  const whole = choices.some(({ isCorrect, weight }) => isCorrect && (weight ?? 100) === 100)
  if (choices.some(({ weight }) => weight !== null && weight !== 100 && weight !== 0))
    note(whole ? '部分得分的比例未导入' : '各选项的得分比例未导入，按全对得分')
  return choices.map(({ isCorrect, weight, text }) => ({
    html: richOf(text, note),
    kind: (whole ? isCorrect && (weight ?? 100) === 100 : (weight ?? 0) > 0) ? 'right' : 'wrong',
  }))
}

type Numbers = Extract<GIFTQuestion, { type: 'Numerical' }>['choices']
type Figure = { number?: number; range?: number; numberHigh?: number; numberLow?: number }

const figureOf = ({ number, range, numberHigh, numberLow }: Figure) => {
  if (numberHigh !== undefined && numberLow !== undefined)
    return numberBlank(
      Number(((numberHigh + numberLow) / 2).toPrecision(12)),
      Math.abs(numberHigh - numberLow) / 2,
    )
  return number === undefined ? undefined : numberBlank(number, range ?? 0)
}

const numericalOf = (choices: Numbers, note: Note) => {
  if (!Array.isArray(choices)) return figureOf(choices)
  const whole = choices.find(({ weight }) => (weight ?? 100) === 100)
  if (choices.length > 1) note('部分得分的数值范围未导入')
  return whole && figureOf(whole.text)
}

const contentOf = (one: GIFTQuestion, note: Note) => {
  if (one.type === 'Category' || one.type === 'Description') return undefined
  const stem = richOf(one.stem, note)
  const general = one.globalFeedback ? richOf(one.globalFeedback, note) : ''
  switch (one.type) {
    case 'MC':
      return choiceOf(
        {
          stem,
          options: optionsOf(one.choices, note),
          explanation: general + feedbackOf(one.choices, note),
        },
        note,
      )
    case 'TF': {
      const feedback = [one.trueFeedback, one.falseFeedback].flatMap((text) =>
        text ? richOf(text, note) : [],
      )
      return judgeOf(stem, one.isTrue, general + feedback.join(''))
    }
    case 'Short': {
      const whole = one.choices.filter(
        ({ isCorrect, weight }) => isCorrect && (weight ?? 100) === 100,
      )
      if (whole.length < one.choices.length) note('部分得分的答案未导入')
      const forms = whole.map(({ text }) => plainOf(richOf(text, note)))
      return blankOf(stem, [textBlank(forms)], general + feedbackOf(one.choices, note))
    }
    case 'Numerical': {
      const blank = numericalOf(one.choices, note)
      return blankOf(stem, blank ? [blank] : [], general)
    }
    case 'Matching': {
      const options = [...new Set(one.matchPairs.map(({ subanswer }) => subanswer))]
      const stems = one.matchPairs.filter(({ subquestion }) => subquestion.text.trim() !== '')
      return matchingOf(
        options.map(fromPlain),
        stems.map(({ subquestion, subanswer }) => ({
          stem: stem + richOf(subquestion, note),
          right: options.indexOf(subanswer),
          explanation: general,
        })),
      )
    }
    case 'Essay':
      return writtenOf('short', stem, '', general)
  }
}

const reasonOf = (error: unknown, line: number): string => {
  const { location } = error as { location?: { start: { line: number } } }
  return location === undefined
    ? '不符合 GIFT 格式'
    : `第${line + location.start.line - 1}行不符合 GIFT 格式`
}

/** A figure with feedback as the one of a list: the library reads that alone, Moodle writes both. */
const listed = (text: string): string =>
  text.replaceAll(/\{#\s*(?!=)([^#~={}]+)([#~][^{}]*)\}/g, '{#=$1$2}')

const itemOf = ({ line, text }: Stretch, no: number): ReadItem[] => {
  const notes = new Set<string>()
  const note = (wording: string) => void notes.add(wording)
  const place = `第${no}题（第${line}行）`
  let questions: readonly GIFTQuestion[]
  try {
    questions = parse(`${listed(narrowed(text, note))}\n`)
  } catch (error) {
    return [refusedItem(place, reasonOf(error, line))]
  }
  return questions.flatMap((one) => {
    if (one.type === 'Category') return []
    if (one.type === 'Description') return [refusedItem(place, '只是说明文字，没有作答部分')]
    const content = contentOf(one, note)
    if (one.tags && one.tags.length > 0) note('标签未导入')
    return [{ place, content, faults: [], notes: [...notes], filing: noFiling }]
  })
}

/** Reads a file in GIFT, each question by itself, so that one that cannot be read loses no other. */
export const readGift = (text: string): QuestionFile => {
  const stretches = joined(stretchesOf(text.replace(/^\uFEFF/, '')))
  if (stretches.length > mostItems) throw new Unreadable(`每个文件最多${mostItems}题`)
  const items: ReadItem[] = []
  for (const one of stretches) items.push(...itemOf(one, items.length + 1))
  const categories = stretches.filter((one) => /^\s*\$CATEGORY/m.test(one.text)).length
  return {
    format: 'gift',
    items,
    pictures: [],
    notes: categories > 0 ? [`${categories} 处 $CATEGORY 分类未导入：请用学科与标签归类`] : [],
  }
}
