import { meaningKey, type Meaning } from '#ontology'
import { sentencesOf } from './clauses.ts'
import type { Part } from './part.ts'
import { isAsked, normalise } from './text.ts'

/** What a part was understood as, the last of its meanings; undefined where it was not. */
export const known = (part: Part): Meaning | undefined =>
  part.verdict === 'understood' ? part.meanings.at(-1) : undefined

/** The same asked twice is asked once. */
export const joined = (parts: readonly Part[]): readonly Part[] =>
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
export const weighed = (parts: readonly Part[]): readonly Part[] => {
  const intentOf = (part: Part): string => known(part)?.intent ?? ''
  const isAside = (part: Part): boolean => asides.has(intentOf(part))
  const isAsked = parts.some((part) => known(part) && !isAside(part))
  const isSaid = parts.some((part) => known(part) && intentOf(part) !== 'acknowledge')
  const least = isAsked ? toldBeside : toldEnough
  return parts.filter(
    (part) =>
      !isAside(part) || (part.confidence >= least && !(isSaid && intentOf(part) === 'acknowledge')),
  )
}

const leastTold = 5
/** What comes after so many signs is not read anyway. */
const longest = 1000
/** Asks without the form of a question (请说说您的病情). */
const invitation = /说|讲|描述|告诉|介绍|谈|聊|形容|指/

/** The clauses that a turn with a question mark tells in sentences of their own (您对青霉素过敏，我记下了。还有别的吗？). */
export const toldIn = (text: string): ReadonlySet<string> => {
  if (!/[?？]/.test(text)) return new Set()
  const told = text
    .slice(0, longest)
    .split(/(?<=[?？。！!；;\n])/)
    .filter((sentence) => /[。！!；;\n]$/.test(sentence.trimEnd() || '。'))
    .flatMap((sentence) => sentencesOf(normalise(sentence)).flat())
    .filter((clause) => clause.text.length >= leastTold)
    .filter((clause) => !isAsked(clause.text) && !invitation.test(clause.text))
  return new Set(told.map((clause) => clause.text))
}
