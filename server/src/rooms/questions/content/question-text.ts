import type { ContentOf, QuestionContent } from '@xinglin/contract/questions'
import { cleanHtml, picturesIn, shownHtml, wordsIn } from '#platform/rich-text'
import type { Visit } from '#platform/visit'
import { computedWords, type PlainContent } from './computed-content.ts'

type ComputedInstance = NonNullable<ContentOf<'computed'>['Instance']>

/** The same content with each of its formatted texts changed by `to`. */
const withPlainTexts = (content: PlainContent, to: (html: string) => string): PlainContent => {
  const option = <T extends { Text: string }>(one: T): T => ({ ...one, Text: to(one.Text) })
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      return {
        ...content,
        Stem: to(content.Stem),
        Options: content.Options.map(option),
        Explanation: to(content.Explanation),
      }
    case 'A3':
    case 'A4':
    case 'analysis':
      return {
        ...content,
        Stem: to(content.Stem),
        Parts: content.Parts.map((part) => ({
          ...part,
          Reveal: to(part.Reveal),
          Stem: to(part.Stem),
          Options: part.Options.map(option),
          Explanation: to(part.Explanation),
        })),
      }
    case 'B1':
      return {
        ...content,
        Options: content.Options.map(option),
        Parts: content.Parts.map((part) => ({
          ...part,
          Stem: to(part.Stem),
          Explanation: to(part.Explanation),
        })),
      }
    case 'judge':
    case 'blank':
      return { ...content, Stem: to(content.Stem), Explanation: to(content.Explanation) }
    case 'short':
    case 'case':
      return {
        ...content,
        Stem: to(content.Stem),
        Reference: to(content.Reference),
        Explanation: to(content.Explanation),
      }
  }
}

const isAskable = (content: PlainContent): content is ComputedInstance['Question'] =>
  content.Type === 'A1' || content.Type === 'blank'

/** The same of any content: of a computed question its author's words, and those of an instance. */
export const withTexts = (
  content: QuestionContent,
  to: (html: string) => string,
): QuestionContent => {
  if (content.Type !== 'computed') return withPlainTexts(content, to)
  const { Instance, ...own } = content
  const question = Instance && withPlainTexts(Instance.Question, to)
  return {
    ...own,
    Explanation: to(own.Explanation),
    ...(Instance &&
      question &&
      isAskable(question) && { Instance: { ...Instance, Question: question } }),
  }
}

/** A question as it may be stored: its formatted texts cleaned, without an instance that nobody may send. */
export const cleanContent = (content: QuestionContent): QuestionContent => {
  const cleaned = withTexts(content, cleanHtml)
  if (cleaned.Type !== 'computed') return cleaned
  const { Instance: _sent, ...own } = cleaned
  return own
}

/** A question as a visitor is shown it: its pictures have addresses that open. */
export const openContent = (visit: Pick<Visit, 'addressOf'>, content: QuestionContent) =>
  withTexts(content, (html) => shownHtml(visit, html))

const textsOf = (content: QuestionContent): string[] => {
  const texts: string[] = []
  withTexts(content, (html) => {
    texts.push(html)
    return html
  })
  return texts
}

/** The files of all pictures in a question. */
export const picturesOf = (content: QuestionContent): string =>
  textsOf(content)
    .filter((html) => picturesIn(html).length > 0)
    .join('\n')

/** The words that examinees read, explanations and references left out. */
export const readableWords = (content: QuestionContent): string => {
  if (content.Type === 'computed') return Object.values(computedWords(content)).join(' ')
  const stems = 'Stem' in content ? [content.Stem] : []
  const options = 'Options' in content ? content.Options.map(({ Text }) => Text) : []
  const parts =
    'Parts' in content
      ? content.Parts.flatMap((part) => [
          'Reveal' in part ? part.Reveal : '',
          part.Stem,
          ...('Options' in part ? part.Options.map(({ Text }) => Text) : []),
        ])
      : []
  return [...stems, ...options, ...parts].map(wordsIn).join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** All words of a question: what is searched, and looked through for sensitive ones. */
export const allWords = (content: QuestionContent): string => {
  if (content.Type === 'computed')
    return [readableWords(content), wordsIn(content.Explanation)].join(' ').trim()
  const forms =
    content.Type === 'blank'
      ? content.Blanks.flatMap((one) => (one.Kind === 'text' ? one.Forms : one.Units))
      : []
  const rubric = 'Rubric' in content ? content.Rubric.map(({ Text }) => Text) : []
  return [...textsOf(content).map(wordsIn), ...forms, ...rubric]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const shortest = 120

/** What lists show of a question: the words of its stem, or of its first part. */
export const stemWords = (content: QuestionContent): string => {
  if (content.Type === 'computed') return computedWords(content).name
  const own = 'Stem' in content ? wordsIn(content.Stem) : ''
  const first = 'Parts' in content ? wordsIn(content.Parts[0]?.Stem ?? '') : ''
  const words = [...(own === '' ? first : own)]
  return words.length > shortest ? `${words.slice(0, shortest).join('')}…` : words.join('')
}
