import type { QuestionContent, ShownQuestion } from '@xinglin/contract/questions'
import { drawnOrder, namesLetters } from '@xinglin/simulation/questions'
import { wordsIn } from '#platform/rich-text'
import { computedWords } from './computed-content.ts'
import { isStepwise, truthOptions } from './units.ts'

type Ordered = { readonly Id: string; readonly Text: string; readonly Fixed: number | null }

/** Whose order: what one examinee sees hangs on it and nothing else. */
export type ReaderView = {
  readonly questionId: string
  readonly seed: string
  /** So many parts of a stepwise group are reached; at least 1. */
  readonly reached: number
  /** False where options keep their author's order for everybody. */
  readonly mixed?: boolean
}

const explanationsOf = (content: QuestionContent): string[] =>
  'Parts' in content ? content.Parts.map(({ Explanation }) => Explanation) : [content.Explanation]

/** An explanation names options by letters, so that they must stand as their author put them. */
export const keepsOrder = (content: QuestionContent): boolean =>
  explanationsOf(content).some((one) => namesLetters(wordsIn(one)))

const pick = ({ Id, Text }: Ordered) => ({ OptionId: Id, Text })

const optionsIn = (
  seed: string,
  options: readonly Ordered[],
  mixed: boolean,
): { OptionId: string; Text: string }[] =>
  mixed
    ? drawnOrder(
        seed,
        options.map((one) => ({ ...one, id: one.Id, fixed: one.Fixed })),
      ).map(pick)
    : options.map(pick)

const truths = () => Object.entries(truthOptions).map(([OptionId, Text]) => ({ OptionId, Text }))

/** What an examinee may see of a question: each member picked, so that whatever its author wrote beside it stays here. */
export const toShownQuestion = (content: QuestionContent, view: ReaderView): ShownQuestion => {
  const { questionId, seed, reached, mixed: isMixed = true } = view
  const mixed = isMixed && !keepsOrder(content)
  const own = `${seed} ${questionId}`
  const blank = {
    QuestionId: questionId,
    Type: content.Type,
    Stem: 'Stem' in content ? content.Stem : '',
    Options: [],
    Blanks: [],
    Figure: null,
    Parts: [],
  }
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      return { ...blank, Options: optionsIn(own, content.Options, mixed) }
    case 'judge':
      return { ...blank, Options: truths() }
    case 'blank':
      return {
        ...blank,
        Blanks: content.Blanks.map((one) => ({
          Unit: one.Kind === 'number' && one.UnitPrinted ? (one.Units[0] ?? '') : '',
        })),
      }
    case 'B1':
      return {
        ...blank,
        Options: optionsIn(own, content.Options, mixed),
        Parts: content.Parts.map(({ Id, Stem }) => ({
          QuestionId: Id,
          Reached: true,
          Reveal: '',
          Stem,
          Options: [],
        })),
      }
    case 'A3':
    case 'A4':
    case 'analysis':
      return {
        ...blank,
        Parts: content.Parts.map((part, at) => {
          const isReached = !isStepwise(content) || at < reached
          return {
            QuestionId: part.Id,
            Reached: isReached,
            Reveal: isReached ? part.Reveal : '',
            Stem: isReached ? part.Stem : '',
            Options: isReached ? optionsIn(`${own} ${part.Id}`, part.Options, mixed) : [],
          }
        }),
      }
    case 'short':
    case 'case':
      return blank
    case 'computed':
      if (!content.Instance) return { ...blank, Stem: computedWords(content).name }
      return {
        ...toShownQuestion(content.Instance.Question, view),
        Type: 'computed',
        Figure: content.Instance.Figure,
      }
  }
}
