import { type BareBlank, blankMark, numberBlank, textBlank } from './build-content.ts'
import { escaped, plainOf } from './rich-words.ts'

/** An answer as cloze texts have it. */
type Choice = { readonly text: string; readonly fraction: number }

/** What stands in a gap of a text, or why it cannot be taken. */
export type Gap =
  | { readonly kind: 'blank'; readonly blank: BareBlank; readonly offered: readonly string[] }
  | {
      readonly kind: 'choice'
      readonly options: readonly { readonly text: string; readonly right: boolean }[]
    }
  | { readonly kind: 'fault'; readonly fault: string }

const gap = /\{\d*:(?<type>[A-Z_]{2,20}):(?<body>(?:\\.|[^\\{}]|\{[^{}]*\})*)\}/g

const kinds: readonly (readonly [RegExp, 'text' | 'number' | 'choice' | 'many'])[] = [
  [/^(?:SHORTANSWER|SA|MW)(?:_?C)?$|^(?:SAC|MWC)$/, 'text'],
  [/^(?:NUMERICAL|NM)$/, 'number'],
  [/^(?:MULTIRESPONSE|MR)/, 'many'],
  [/^(?:MULTICHOICE|MC)/, 'choice'],
]

const unescaped = (text: string): string => plainOf(text.replaceAll(/\\(.)/g, '$1'))

const choicesOf = (body: string): Choice[] =>
  body
    .split(/(?<!\\)~/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [, equal, percent, answer = ''] = /^(=)?(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(one) ?? []
      const [text = ''] = answer.split(/(?<!\\)#/)
      return {
        text: unescaped(text),
        fraction: percent === undefined ? (equal ? 100 : 0) : Number(percent),
      }
    })

const figure = (text: string): BareBlank | undefined => {
  const [value, tolerance = '0'] = text.split(':')
  const read = Number((value ?? '').trim().replace(',', '.'))
  return (value ?? '').trim() === '' ||
    !Number.isFinite(read) ||
    !Number.isFinite(Number(tolerance))
    ? undefined
    : numberBlank(read, Number(tolerance))
}

const gapOf = (type: string, body: string): Gap => {
  const kind = kinds.find(([of]) => of.test(type))?.[1]
  const choices = choicesOf(body)
  const whole = choices.filter(({ fraction }) => fraction >= 100).map(({ text }) => text)
  if (kind === undefined || kind === 'many')
    return { kind: 'fault', fault: `完形填空中的“${type}”本平台没有对应的题型` }
  if (kind === 'choice')
    return {
      kind,
      options: choices.map(({ text, fraction }) => ({ text, right: fraction >= 100 })),
    }
  if (kind === 'number') {
    const blank = figure(whole[0] ?? '')
    return blank
      ? { kind: 'blank', blank, offered: [] }
      : { kind: 'fault', fault: '完形填空中的数值无法识别' }
  }
  const forms = whole.filter((one) => one !== '*')
  return { kind: 'blank', blank: textBlank(forms), offered: [] }
}

/** Cuts a cloze text into what stands between its gaps, and the gaps. */
export const gapsIn = (
  text: string,
): { readonly texts: readonly string[]; readonly gaps: readonly Gap[] } => {
  const texts: string[] = []
  const gaps: Gap[] = []
  let at = 0
  for (const { index, 0: all, groups } of text.matchAll(gap)) {
    texts.push(text.slice(at, index))
    gaps.push(gapOf(groups?.['type'] ?? '', groups?.['body'] ?? ''))
    at = index + all.length
  }
  return { texts: [...texts, text.slice(at)], gaps }
}

/** A gap that is chosen for as a blank that is written, with what it offers before it. */
export const writtenGap = (one: Gap): Gap => {
  if (one.kind !== 'choice') return one
  const rights = one.options.filter(({ right }) => right).map(({ text }) => text)
  return { kind: 'blank', blank: textBlank(rights), offered: one.options.map(({ text }) => text) }
}

/** How a gap is shown in a stem. */
export const gapMark = (one: Gap): string =>
  one.kind === 'blank' && one.offered.length > 0
    ? `（选填：${one.offered.map(escaped).join(' / ')}）${blankMark}`
    : blankMark
