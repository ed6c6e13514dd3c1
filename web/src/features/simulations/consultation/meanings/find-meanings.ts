import { nearness } from '@xinglin/simulation/catalogue'
import {
  diseases,
  type Intent,
  intents,
  type Meaning,
  meaningKey,
  modelQuestion,
  symptoms,
} from '@xinglin/simulation/ontology'
import { meaningWord } from './meaning-words.ts'

/** A meaning that can be chosen: its key, its name, and a question that would have asked it well. */
export type FoundMeaning = { readonly id: string; readonly name: string; readonly note: string }

type Known = FoundMeaning & { readonly words: readonly string[] }

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

const known = (meaning: Meaning, words: readonly string[]): Known => {
  const id = meaningKey(meaning)
  const note = modelQuestion(meaning)
  const name = meaningWord(id)
  return { id, name, note, words: [name, note, ...words].map(plain) }
}

const ofIntent = ({ id, zh, topic, traits }: Intent): readonly Known[] => {
  if (traits.entity === undefined) return [known({ intent: id }, [zh, topic])]
  if (id === 'disease')
    return diseases.map((one) => known({ intent: id, entity: one.id }, [one.zh]))
  return id === 'symptom'
    ? symptoms.map((one) => known({ intent: id, entity: one.id }, [one.zh, one.lay]))
    : []
}

/** Every meaning, made when it is first looked for. */
let all: readonly Known[] | undefined

const rank = ({ words }: Known, wanted: string): number => {
  const near = words.flatMap((one) => nearness(one, wanted) ?? [])
  if (near.length > 0) return Math.min(...near)
  // Words in another order, or some of them: as many signs as fit.
  const signs = [...new Set(wanted)]
  const fit = Math.max(...words.map((one) => signs.filter((sign) => one.includes(sign)).length))
  return signs.length > 1 && fit >= signs.length * 0.6 ? 4 + (signs.length - fit) : 99
}

/** Meanings of the ontology that fit some words, the nearest first; the first ones in the order of a history for no words. */
export const findMeanings = (words: string, most = 12): readonly FoundMeaning[] => {
  all ??= intents.flatMap(ofIntent)
  const wanted = plain(words)
  if (wanted === '') return all.slice(0, most)
  return all
    .map((one) => ({ one, by: rank(one, wanted) }))
    .filter(({ by }) => by < 99)
    .toSorted((a, b) => a.by - b.by)
    .slice(0, most)
    .map(({ one }) => one)
}
