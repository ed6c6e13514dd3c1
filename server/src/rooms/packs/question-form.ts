import type { WrittenQuestion } from '@xinglin/content'
import type { QuestionContent, QuestionForm } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A written text as it is formatted: a paragraph a line, powers raised. */
const html = (words: string): string =>
  words === ''
    ? ''
    : words
        .split('\n')
        .map((line) => `<p>${escaped(line).replaceAll(/\^(-?\d+)/g, '<sup>$1</sup>')}</p>`)
        .join('')

const options = (written: WrittenQuestion['options']) =>
  written.map(({ text, kind }) => ({ Id: newId(), Text: html(text), Kind: kind, Fixed: null }))

const series = ({ stem, parts }: WrittenQuestion) => ({
  Stem: html(stem),
  Parts: parts.map((part) => ({
    Id: newId(),
    Reveal: html(part.reveal),
    Stem: html(part.stem),
    Options: options(part.options),
    Explanation: html(part.explanation),
  })),
})

const contentOf = (written: WrittenQuestion): QuestionContent => {
  const { type } = written
  const whole = { Stem: html(written.stem), Explanation: html(written.explanation) }
  switch (type) {
    case 'A1':
    case 'A2':
    case 'X':
      return { Type: type, ...whole, Options: options(written.options) }
    case 'A3':
    case 'A4':
    case 'analysis':
      return { Type: type, ...series(written) }
    case 'B1': {
      const shared = options(written.options).map(({ Kind: _kind, ...option }) => option)
      return {
        Type: type,
        Options: shared,
        Parts: written.parts.map((part) => ({
          Id: newId(),
          Stem: html(part.stem),
          Right: shared[part.right]?.Id ?? '',
          Explanation: html(part.explanation),
        })),
      }
    }
    case 'judge':
      return { Type: type, ...whole, Truth: written.truth ?? null }
    case 'blank':
      return {
        Type: type,
        ...whole,
        Blanks: written.blanks.map((blank) =>
          blank.kind === 'text'
            ? { Kind: 'text', Forms: [...blank.forms] }
            : {
                Kind: 'number',
                Value: blank.value,
                Tolerance: blank.tolerance,
                Units: blank.unit === '' ? [] : [blank.unit],
                UnitPrinted: blank.unit !== '',
              },
        ),
      }
    case 'short':
    case 'case':
      return {
        Type: type,
        ...whole,
        Reference: html(written.reference),
        Rubric: written.rubric.map(({ text, points }) => ({
          Id: newId(),
          Text: text,
          Tenths: points * 10,
        })),
      }
  }
}

/** Where a question is filed. */
type Filed = { readonly departmentId: string; readonly sectionId: string }

/** A written question as the bank keeps it; its options are new with every call. */
export const questionForm = (
  written: WrittenQuestion,
  { departmentId, sectionId }: Filed,
): QuestionForm => ({
  Content: contentOf(written),
  DepartmentId: departmentId,
  SectionId: sectionId,
  Difficulty: written.difficulty,
  Knowledge: [...written.knowledge],
  Symptoms: [],
  Practice: true,
  Source: written.source,
  Note: '',
})
