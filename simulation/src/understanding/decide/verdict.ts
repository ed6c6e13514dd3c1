import type { Part, PartVerdict } from './part.ts'
import type { Reading } from './read-clause.ts'
import { isVague, namesField, painIn } from '../features/terms.ts'

const sure = 0.41
const clear = 0.01
const doubtful = 0.27
/** Off the topic is what is so nearly as likely as anything else, where nothing of the field is named. */
const nearly = 0.5
/** Below this share of known features a clause is too strange to be believed. */
const strange = 0.22

const guards: Readonly<Record<string, PartVerdict>> = {
  offtopic: 'offtopic',
  leak_attempt: 'leak',
  other: 'unknown',
}

/** How well a clause is understood, 0-1: how likely its likeliest reading is, less where little of it was ever seen. */
export const surenessOf = ({ candidates, known }: Reading): number => {
  const sureness = (candidates[0]?.share ?? 0.02) * (known < strange ? 0.5 : 1) + 0.001
  return sureness > 1 ? 1 : sureness
}

/** How a clause was taken that may mean this, and which symptom it is about. */
export const verdictOf = (text: string, reading: Reading, about: string | undefined): Part => {
  const [first, second] = reading.candidates
  const share = first?.share ?? 0
  const aside = about === undefined ? {} : { about }
  const refused = { text, meanings: [], confidence: share, ...aside }
  const isUnsaid = isVague(reading.tokens)
  const felt = isUnsaid ? painIn(reading.tokens) : undefined
  if (felt !== undefined) return { ...refused, verdict: 'unknown', felt }
  if (!first || share < doubtful) return { ...refused, verdict: 'unknown' }
  const guard = guards[first.meanings[0]?.intent ?? '']
  if (guard !== undefined) return { ...refused, verdict: guard }
  if (reading.known < strange) return { ...refused, verdict: 'unknown' }
  // What names nothing of the field and is doubtful is not asked back about.
  if (share < sure && !namesField(reading.tokens)) {
    const off = reading.candidates.find(({ meanings }) => meanings[0]?.intent === 'offtopic')
    if ((off?.share ?? 0) > share * nearly) return { ...refused, verdict: 'offtopic' }
    return { ...refused, verdict: 'unknown' }
  }
  const isClear = share - (second?.share ?? 0) >= clear
  if (share >= sure && isClear && !isUnsaid)
    return { text, verdict: 'understood', meanings: first.meanings, confidence: share, ...aside }
  const rival =
    second && guards[second.meanings[0]?.intent ?? ''] === undefined ? second : undefined
  const both = [first, ...(rival ? [rival] : [])].flatMap(({ meanings }) => meanings.slice(0, 1))
  return { text, verdict: 'unsure', meanings: both, confidence: share, ...aside }
}
