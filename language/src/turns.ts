import { meaningKey } from '@xinglin/simulation/ontology'
import {
  lexiconOf,
  normalise,
  pastOf,
  plain,
  symbolsOf,
  understand,
  type Model,
  type Turn,
} from '@xinglin/simulation/understanding'
import type { Labelled } from './corpus.ts'
import { kept } from './kept.ts'

/** The turns before a sentence as nets see them, read by a model; `clausesOf` gives the clauses of a text as symbols. */
export const turnsBy = (
  reader: Model,
  clausesOf: (text: string) => readonly (readonly string[])[],
) => {
  const hear = understand(reader)
  const { find } = lexiconOf(reader)
  const turnOf = kept((text): Turn => ({
    clauses: clausesOf(text),
    keys: hear(text, { before: [] })
      .filter(({ verdict }) => verdict === 'understood')
      .flatMap(({ meanings }) => meanings.map(meaningKey)),
  }))
  const answerOf = kept((text) => symbolsOf(find(plain(normalise(text)))))
  /** What came before a labelled sentence, with what the patient had just answered where that is known. */
  const pastTo = ({ before, answer }: Pick<Labelled, 'before' | 'answer'>): readonly number[] =>
    pastOf(
      before.map((text, i) => ({
        ...turnOf(text),
        answer: answer !== undefined && i === before.length - 1 ? answerOf(answer) : undefined,
      })),
    )
  return { turnOf, pastTo }
}
