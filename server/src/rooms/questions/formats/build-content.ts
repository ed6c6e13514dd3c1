import type { ContentOf, QuestionContent, QuestionType } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { wordsIn } from '#platform/rich-text'

/** An option before it has an id. */
export type BareOption = {
  readonly html: string
  readonly kind: 'right' | 'key' | 'irrelevant' | 'wrong'
  readonly fixed?: number | null
}

/** Says what was made of a question and is not as its file has it. */
export type Note = (text: string) => void

const lastForAll =
  /^(?:以上|上述)(?:各项|选项|答案)?(?:都|均|全|皆)|^(?:以上|上述).{0,4}(?:都不|均不|均非|都非|全不)/
const ofPlace = /^(?:曲线|图|选项|部位|箭头)?\s*[①-⑳ⅠⅡⅢⅣⅤ1-9][号线]?$/u

/** 以上都不对 stays the last; options that only point (曲线②) stay where they are. */
const placed = (options: readonly BareOption[]) => {
  const pointing = options.every(({ html }) => ofPlace.test(wordsIn(html)))
  return options.map(({ html, kind, fixed }, at) => ({
    Id: newId(),
    Text: html,
    Kind: kind,
    Fixed: fixed ?? (pointing || lastForAll.test(wordsIn(html)) ? at : null),
  }))
}

const ofPatient =
  /^[\s（(\d.．、]{0,8}(?:患者|患儿|病人|孕妇|产妇|男|女|婴儿|新生儿)[^。]{0,24}?\d+\s*(?:岁|个月|月|天|日|周)/u

const saysTruth = (words: string): boolean | undefined => {
  if (/^(?:正确|对|true)$/i.test(words)) return true
  return /^(?:错误|错|false)$/i.test(words) ? false : undefined
}

type Choice = {
  readonly stem: string
  readonly options: readonly BareOption[]
  readonly explanation: string
  /** Its type where the file says one. */
  readonly type?: 'A1' | 'A2' | 'X' | undefined
}

/** A question with options. How many are right decides where the file says another number than its type has. */
export const choiceOf = (
  { stem, options, explanation, type }: Choice,
  note: Note,
): QuestionContent => {
  const rights = options.filter(({ kind }) => kind === 'right').length
  const truths = options.map(({ html }) => saysTruth(wordsIn(html)))
  const isTruth = truths.length === 2 && truths.includes(true) && truths.includes(false)
  if (isTruth && rights === 1 && type !== 'A1' && type !== 'A2')
    return judgeOf(
      stem,
      truths[options.findIndex(({ kind }) => kind === 'right')] === true,
      explanation,
    )
  if (type === 'X' && rights === 1) note('多项选择题只有一个答案，按单项选择题导入')
  if (type !== undefined && type !== 'X' && rights > 1)
    note('单项选择题有几个答案，按多项选择题导入')
  const single = ofPatient.test(wordsIn(stem)) ? 'A2' : 'A1'
  const wanted = type === undefined || type === 'X' ? single : type
  const kind = rights > 1 ? 'X' : wanted
  return { Type: kind, Stem: stem, Options: placed(options), Explanation: explanation }
}

export type BarePart = {
  readonly stem: string
  readonly options: readonly BareOption[]
  readonly explanation: string
  readonly reveal?: string
}

/** A shared stem with its parts: A3 up to three, A4 from there, unless a type is said. */
export const seriesOf = (
  stem: string,
  parts: readonly BarePart[],
  type?: 'A3' | 'A4' | 'analysis',
): ContentOf<'A3' | 'A4' | 'analysis'> => ({
  Type: type ?? (parts.length > 3 ? 'A4' : 'A3'),
  Stem: stem,
  Parts: parts.map((part) => ({
    Id: newId(),
    Reveal: part.reveal ?? '',
    Stem: part.stem,
    Options: placed(part.options),
    Explanation: part.explanation,
  })),
})

/** Shared options with the stems that each is matched to; `right` is the place of the option, -1 for none. */
export const matchingOf = (
  options: readonly string[],
  parts: readonly { readonly stem: string; readonly right: number; readonly explanation: string }[],
): ContentOf<'B1'> => {
  const placedOptions = placed(options.map((html) => ({ html, kind: 'wrong' as const })))
  return {
    Type: 'B1',
    Options: placedOptions.map(({ Id, Text, Fixed }) => ({ Id, Text, Fixed })),
    Parts: parts.map(({ stem, right, explanation }) => ({
      Id: newId(),
      Stem: stem,
      Right: placedOptions[right]?.Id ?? newId(),
      Explanation: explanation,
    })),
  }
}

export const judgeOf = (
  stem: string,
  truth: boolean | null,
  explanation: string,
): ContentOf<'judge'> => ({
  Type: 'judge',
  Stem: stem,
  Truth: truth,
  Explanation: explanation,
})

export type BareBlank = ContentOf<'blank'>['Blanks'][number]

/** How a blank is written in a stem. */
export const blankMark = '____'

const countBlanks = (stem: string): number => (wordsIn(stem).match(/_{3,}/g) ?? []).length

/** A question with blanks; a stem without a mark for its only blank gets one at its end. */
export const blankOf = (
  stem: string,
  blanks: readonly BareBlank[],
  explanation: string,
): ContentOf<'blank'> => {
  const isMarked = countBlanks(stem) > 0
  const marked =
    isMarked || blanks.length !== 1 ? stem : stem.replace(/(<\/p>)?$/, ` ${blankMark}$1`)
  return { Type: 'blank', Stem: marked, Blanks: [...blanks], Explanation: explanation }
}

export const textBlank = (forms: readonly string[]): BareBlank => ({
  Kind: 'text',
  Forms: [...new Set(forms.map((one) => one.trim()).filter((one) => one !== ''))],
})

/** A figure with how far it may be off. */
export const numberBlank = (
  value: number,
  tolerance: number,
  units: readonly string[] = [],
): Extract<BareBlank, { Kind: 'number' }> => ({
  Kind: 'number',
  Value: value,
  // As decimals, not as the sum of binary fractions that a range comes to.
  Tolerance: Number(tolerance.toPrecision(12)),
  Units: [...units],
  UnitPrinted: false,
})

/** A question that people mark. */
export const writtenOf = (
  type: Extract<QuestionType, 'short' | 'case'>,
  stem: string,
  reference: string,
  explanation: string,
  rubric: readonly { readonly text: string; readonly tenths: number }[] = [],
): ContentOf<'short' | 'case'> => ({
  Type: type,
  Stem: stem,
  Reference: reference,
  Rubric: rubric.map(({ text, tenths }) => ({ Id: newId(), Text: text, Tenths: tenths })),
  Explanation: explanation,
})
