import type { CaseScript } from '#cases'
import { meaningKey, modelQuestion, readMeaning } from '#ontology'
import type { DialogueContext, Part } from '#understanding'
import { asking, setOut, walk, type Way } from '../session/golden.ts'
import { dialogueOf } from '../interpret/dialogue.ts'
import { reachFact, needsOf, often, trustedWay } from './trusted.ts'
import { ordinaryMeanings } from './ordinary-questions.ts'
import type { Setup } from '../state/state.ts'

/** A key fact, and sentences by which students would ask for it. */
export type FactQuestions = { readonly fact: string; readonly asks: readonly string[] }

/** A sentence that did not bring what it asks for, and what it was read as. */
export type Misunderstood = {
  readonly text: string
  readonly read: string
  /** The questions that the fact answers, or the one that the sentence puts. */
  readonly wanted: string
  /** The fact that it asks for; absent of an ordinary question. */
  readonly fact?: string
}

/** How a case does when real sentences are said to the real understanding; counts of sentences. */
export type QuestionsRehearsal = {
  readonly asked: number
  readonly reached: number
  readonly ordinary: number
  readonly answered: number
  readonly misheard: readonly Misunderstood[]
}

type Understand = (text: string, context: DialogueContext) => readonly Part[]

const partsOf = (understand: Understand, way: Way, text: string): readonly Part[] =>
  understand(text, dialogueOf(way.state))

const say = (understand: Understand, way: Way, text: string): Way =>
  walk(way, [{ type: 'ask', text, parts: partsOf(understand, way, text) }], 0)

const readAs = (parts: readonly Part[]): string =>
  parts
    .map(({ verdict, meanings }) =>
      [...(verdict === 'understood' ? [] : [verdict]), ...meanings.map(meaningKey)].join(' '),
    )
    .join(' + ')

/** What came out while trust was won is asked for of somebody who was not spoken to yet. */
const reaches = (understand: Understand, opened: Way, text: string, fact: string): boolean => {
  let way = needsOf(opened, fact).reduce(reachFact, opened)
  for (let i = 0; i < often && !(fact in way.state.known); i += 1) way = say(understand, way, text)
  return fact in way.state.known
}

const unspecific = new Set(['unknown', 'unclear', 'clarified', 'offtopic', 'leak', 'puzzled'])

/** Whether a sentence brings what its meaning brings when it is handed in. */
const answers = (understand: Understand, begun: Way, text: string, key: string): boolean => {
  const meant = walk(begun, [asking(text, [key])], 0).state.turns.at(-1)?.said ?? []
  const facts = new Set(meant.flatMap((one) => one.facts))
  const outcomes = say(understand, begun, text).state.turns.at(-1)?.said ?? []
  return outcomes.some(
    (one) =>
      !unspecific.has(one.outcome) && (one.key === key || one.facts.some((id) => facts.has(id))),
  )
}

const setupOf = (script: CaseScript): Setup => ({
  script,
  seed: 1,
  mode: 'examination',
  temperament: 'standard',
})

/**
 * Says to a patient what students would say, and has it understood as the product understands: every sentence of every
 * key fact must bring it once the patient trusts, every ordinary question must bring its own answer at once.
 */
export const rehearseQuestions = (
  script: CaseScript,
  questions: readonly FactQuestions[],
  understand: Understand,
): QuestionsRehearsal => {
  const begun = setOut(setupOf(script))
  const opened = trustedWay(setupOf(script))
  const { facts } = begun.state.book
  const sentences = questions.flatMap(({ fact, asks }) => asks.map((text) => ({ fact, text })))
  const missed = sentences
    .filter(
      ({ fact, text }) =>
        !reaches(understand, fact in opened.state.known ? begun : opened, text, fact),
    )
    .map(({ fact, text }) => ({
      fact,
      text,
      read: readAs(partsOf(understand, opened, text)),
      wanted: (facts.get(fact)?.asks ?? []).map(meaningKey).join(' | '),
    }))
  const ordinary = ordinaryMeanings(script.caseInfo).flatMap((wanted) => {
    const meaning = readMeaning(wanted)
    return meaning === undefined ? [] : { wanted, text: modelQuestion(meaning) }
  })
  const lost = ordinary
    .filter(({ wanted, text }) => !answers(understand, begun, text, wanted))
    .map((one) => ({ ...one, read: readAs(partsOf(understand, begun, one.text)) }))
  return {
    asked: sentences.length,
    reached: sentences.length - missed.length,
    ordinary: ordinary.length,
    answered: ordinary.length - lost.length,
    misheard: [...missed, ...lost],
  }
}
