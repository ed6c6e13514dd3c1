import type { RubricItem } from '#cases'
import type { ScoredItem } from '#assessment'
import { foundOf } from './evidence.ts'
import type { State } from '../state/state.ts'

/** What was found of an item earns its share of it. */
const item = (state: State, { id, zh, points, of, need, why }: RubricItem): ScoredItem => {
  const evidence = foundOf(state, of)
  const share = evidence.length / (need ?? of.length)
  return { id, zh, max: points, got: points * (share > 1 ? 1 : share), evidence, why }
}

/** Dimension 2, the present illness. */
export const presentIllness = (state: State): readonly ScoredItem[] =>
  state.setup.script.rubric.history.map((one) => item(state, one))

/** Dimension 3, past, personal and family history. */
export const background = (state: State): readonly ScoredItem[] =>
  state.setup.script.rubric.background.map((one) => item(state, one))
