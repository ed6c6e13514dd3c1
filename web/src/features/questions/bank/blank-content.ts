import { newId } from '#call'
import type {
  QuestionContent,
  QuestionForm,
  QuestionOption,
  QuestionPart,
  QuestionType,
} from '@xinglin/contract/questions'

/** An option that says nothing yet. */
export const emptyOption = (): QuestionOption => ({
  Id: newId(),
  Text: '',
  Kind: 'wrong',
  Fixed: null,
})

const five = () => Array.from({ length: 5 }, emptyOption)

/** A part of a series that says nothing yet; 案例分析 has six options at least. */
export const emptyPart = (type: QuestionType): QuestionPart => ({
  Id: newId(),
  Reveal: '',
  Stem: '',
  Options: type === 'analysis' ? [...five(), emptyOption()] : five(),
  Explanation: '',
})

export const emptyStem = () => ({ Id: newId(), Stem: '', Right: '', Explanation: '' })

const texts = { Stem: '', Explanation: '' }

/** A question of a type that says nothing yet. */
export const emptyContent = (type: QuestionType): QuestionContent => {
  switch (type) {
    case 'A1':
    case 'A2':
    case 'X':
      return { Type: type, ...texts, Options: five() }
    case 'A3':
    case 'A4':
    case 'analysis':
      return {
        Type: type,
        Stem: '',
        Parts: Array.from({ length: type === 'A3' ? 2 : 3 }, () => emptyPart(type)),
      }
    case 'B1':
      return {
        Type: type,
        Options: five().map(({ Kind: _kind, ...option }) => option),
        Parts: [emptyStem(), emptyStem()],
      }
    case 'judge':
      return { Type: type, ...texts, Truth: null }
    case 'blank':
      return { Type: type, ...texts, Blanks: [{ Kind: 'text', Forms: [''] }] }
    case 'short':
    case 'case':
      return {
        Type: type,
        ...texts,
        Reference: '',
        Rubric: [{ Id: newId(), Text: '', Tenths: 10 }],
      }
    case 'computed':
      return { Type: type, Family: '', Asks: 'blank', Ranges: [], Explanation: '' }
  }
}

/** A form that says nothing yet. */
export const emptyForm = (type: QuestionType): QuestionForm => ({
  Content: emptyContent(type),
  DepartmentId: '',
  SectionId: null,
  Difficulty: 3,
  Knowledge: [],
  Symptoms: [],
  Practice: true,
  Source: '',
  Note: '',
})
