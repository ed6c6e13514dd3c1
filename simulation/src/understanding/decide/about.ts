import type { DialogueContext } from '../context/dialogue-context.ts'
import type { Part } from './part.ts'
import { painIn } from '../features/terms.ts'
import { symptomIn, type Lexicon } from '../features/lexicon.ts'

/**
 * What a part of a turn is about where that was only spoken of before: 疼多久了 after 肩膀疼吗 is asked of the pain that the patient
 * has, not of one that they have just denied. What the turn names itself stays.
 */
export const resolveSubjects =
  (lexicon: Lexicon) =>
  (parts: readonly Part[], { before, expects }: DialogueContext): readonly Part[] => {
    const has = expects?.symptoms ?? []
    if (has.length === 0) return parts
    const spoken = before
      .flatMap(({ meanings }) => meanings)
      .findLast(({ entity }) => entity !== undefined && has.includes(entity))?.entity
    const isAsked = (symptom: string): boolean =>
      parts.some(({ meanings }) => meanings.some(({ entity }) => entity === symptom))
    return parts.map((part) => {
      const { about, named, ...rest } = part
      if (about === undefined || has.includes(about) || isAsked(about)) return part
      const tokens = lexicon.find(part.text)
      const isPain = painIn(tokens) !== undefined
      if (named === true && !isPain) return part
      const felt = isPain ? symptomIn(lexicon.feltIn(tokens, has)) : undefined
      if (named === true) return felt === undefined ? part : { ...part, about: felt }
      return spoken === undefined ? rest : { ...rest, about: spoken }
    })
  }
