import type { Meaning } from '#ontology'
import { lexiconOf, type Lexicon, type Token } from '../features/lexicon.ts'
import { mendingOf } from '../features/repair.ts'
import type { Model } from '../model/model.ts'
import { shareBy, viewBy, type View, type ViewOf } from '../model/net.ts'
import { scorerOf, type Scores } from '../model/scores.ts'

/** A model with all that is made of it once, before anything is heard. */
export type ReadyModel = {
  readonly model: Model
  readonly lexicon: Lexicon
  readonly scoreIntents: (features: Uint32Array) => Scores
  readonly scoreEntities: (features: Uint32Array) => Scores
  /** Of each intent, in the order of the model, whether a doctor says rather than asks it. */
  readonly isStatement: readonly boolean[]
  /** What nets make of a stretch; none where there are no nets. */
  readonly viewOf: ViewOf | undefined
  /** How likely a view makes a meaning, 0-1. */
  readonly shareOf: (view: View, meaning: Meaning) => number
  /** Words that were typed by ear as the words that were meant; none where there is nothing to mend. */
  readonly mend: (tokens: readonly Token[]) => string | undefined
}

/** Makes of a model what hearing needs. */
export const readyModel = (model: Model): ReadyModel => ({
  model,
  lexicon: lexiconOf(model),
  scoreIntents: scorerOf(model.intents),
  scoreEntities: scorerOf(model.entities),
  isStatement: model.intents.classes.map((intent) => model.statements.includes(intent)),
  viewOf: viewBy(model),
  shareOf: shareBy(model),
  mend: mendingOf(model),
})
