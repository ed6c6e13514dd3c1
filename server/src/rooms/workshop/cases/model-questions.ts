import type { State } from '@xinglin/simulation/consultation'
import {
  canConcern,
  intents,
  meaningKey,
  readMeaning,
  type Meaning,
} from '@xinglin/simulation/ontology'

/** Every meaning that has a question of its own for this patient: all that can be asked of anybody like them, and what the case answers. */
export const modelQuestionsOf = ({ book, setup }: State): readonly Meaning[] => {
  const { caseInfo } = setup.script
  const written = [...book.facts.values()].filter(({ usual }) => !usual).flatMap(({ asks }) => asks)
  const usual = intents
    .filter(({ traits }) => traits.statement === undefined && traits.entity === undefined)
    .map(({ id }): Meaning => ({ intent: id }))
  const keys = new Set([...usual, ...written].map(meaningKey))
  return [...keys]
    .flatMap((key) => readMeaning(key) ?? [])
    .filter((meaning) => canConcern(meaning, caseInfo))
}
