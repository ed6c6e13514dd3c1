import { meaningKey, type Meaning } from '#ontology'
import type { Part } from './part.ts'

/** What a part was understood as, the last of its meanings; undefined where it was not. */
export const lastMeaning = (part: Part): Meaning | undefined =>
  part.verdict === 'understood' ? part.meanings.at(-1) : undefined

/** The same asked twice is asked once. */
export const withoutRepeats = (parts: readonly Part[]): readonly Part[] =>
  parts.filter((part, i) => {
    const names = part.meanings.map(meaningKey).join(' ')
    return !parts
      .slice(0, i)
      .some(
        (other) =>
          names !== '' &&
          other.verdict === part.verdict &&
          other.meanings.map(meaningKey).join(' ') === names,
      )
  })

// What a doctor says around a question, or around one message.
const asides = new Set([
  'acknowledge',
  'blame',
  'closing',
  'confidentiality',
  'empathy',
  'explain_plan',
  'explain_purpose',
  'health_education',
  'summarize',
  'test_order',
])
/** What is told counts from here on, beside a question from a little higher. */
const toldEnough = 0.5
const toldBeside = 0.55

/** Leaves out what is told with little certainty; an answer of the doctor's own (好的) is nothing beside what follows it. */
export const withoutDoubtful = (parts: readonly Part[]): readonly Part[] => {
  const intentOf = (part: Part): string => lastMeaning(part)?.intent ?? ''
  const isAside = (part: Part): boolean => asides.has(intentOf(part))
  const isAsked = parts.some((part) => lastMeaning(part) && !isAside(part))
  const isSaid = parts.some((part) => lastMeaning(part) && intentOf(part) !== 'acknowledge')
  const least = isAsked ? toldBeside : toldEnough
  return parts.filter(
    (part) =>
      !isAside(part) || (part.confidence >= least && !(isSaid && intentOf(part) === 'acknowledge')),
  )
}
