/** What choosing an option means: it is right; right and decisive; neither right nor wrong; wrong. */
export type OptionKind = 'right' | 'key' | 'irrelevant' | 'wrong'

/** An option as it is scored; of what it says nothing is known here. */
export type ScoredOption = { readonly id: string; readonly kind: OptionKind }

/** A blank of a text: words that are accepted, or a figure with how far it may be off and the units that are accepted. */
export type ScoredBlank =
  | { readonly kind: 'text'; readonly forms: readonly string[] }
  | {
      readonly kind: 'number'
      readonly value: number
      /** As far as a figure may be off, in its own unit. */
      readonly tolerance: number
      /** Accepted spellings of the unit; empty for a figure without one. */
      readonly units: readonly string[]
      /** The unit is printed behind the blank, so that it need not be written. */
      readonly unitPrinted: boolean
    }

/** What makes an answer right: by options, by blanks, or by people who mark it. */
export type AnswerKey =
  | { readonly kind: 'options'; readonly options: readonly ScoredOption[] }
  | { readonly kind: 'blanks'; readonly blanks: readonly ScoredBlank[] }
  | { readonly kind: 'people' }

/** What somebody answered: options by their ids, blanks in their order, or a text. */
export type GivenAnswer =
  | { readonly options: readonly string[] }
  | { readonly blanks: readonly string[] }
  | { readonly text: string }

/** Whether an option belongs to the right answer. */
export const isRight = ({ kind }: ScoredOption): boolean => kind === 'right' || kind === 'key'

/**
 * Why an answer cannot be scored by a key: another shape, or an option that the question has not. An option twice is one of
 * another shape: it would count twice.
 */
export const misfit = (key: AnswerKey, answer: GivenAnswer): 'shape' | 'option' | undefined => {
  if (key.kind === 'people') return 'text' in answer ? undefined : 'shape'
  if (key.kind === 'blanks')
    return 'blanks' in answer && answer.blanks.length <= key.blanks.length ? undefined : 'shape'
  if (!('options' in answer) || new Set(answer.options).size < answer.options.length) return 'shape'
  const known = new Set(key.options.map(({ id }) => id))
  return answer.options.every((id) => known.has(id)) ? undefined : 'option'
}

/** Whether nothing was answered, whatever the shape: nothing chosen, nothing written. */
export const isBlank = (answer: GivenAnswer | undefined): boolean => {
  if (answer === undefined) return true
  if ('options' in answer) return answer.options.length === 0
  const written = 'blanks' in answer ? answer.blanks : [answer.text]
  return written.every((one) => one.trim() === '')
}
