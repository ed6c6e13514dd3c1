import type { Claim } from '#understanding'
import type { KnownFact } from '#cases'
import { readMeaning, type Meaning } from '#ontology'
import { checked, type Checked } from './claim-check.ts'
import { sayableIn } from './claim-facts.ts'
import { afterSaying, phraseOf, replyTo } from './manner.ts'
import { meant, type Heard } from './reply.ts'
import { generosity } from './state.ts'
import { cluesOf, toldBy } from './telling.ts'
import { counted, know, noted, speak, type Making } from './turn.ts'

const key = 'summarize'

/** A claim as it is quoted back: without whom it is said to. */
const quoted = ({ text }: Claim): string =>
  `“${text.replace(/^(?:那|所以)?[您你](?:的)?(?=.{2})/u, '')}”`

/** Says a fact with words before it; what was not told yet counts as told now, as far as the patient is willing to tell more. */
const told = (making: Making, part: number, fact: KnownFact, text: string): Making => {
  const { state } = making
  if (fact.id in state.known)
    return speak(making, {
      part,
      key,
      outcome: 'acknowledged',
      text,
      manner: 'answer',
      facts: [fact.id],
    })
  if (making.told >= generosity(state)) return noted(making, part, key, 'unanswered')
  const facts = toldBy(fact)
  return speak(
    { ...making, state: know(state, facts), told: making.told + 1 },
    {
      part,
      key,
      outcome: 'answered',
      text,
      manner: 'answer',
      facts,
      more: { clues: cluesOf(state, fact) },
    },
  )
}

/** What is false, each with what is true; what one fact puts right is put right at once. */
const corrected = (
  making: Making,
  part: number,
  wrong: readonly Checked[],
  isAlone: boolean,
): Making => {
  const groups = new Map<string, Checked[]>()
  for (const one of wrong) {
    const by = one.words ?? one.facts[0]?.text ?? ''
    groups.set(by, [...(groups.get(by) ?? []), one])
  }
  return [...groups].reduce((now, [words, group]) => {
    const name = group.map(({ claim }) => quoted(claim)).join('、')
    const text = isAlone ? `不是的，${words}` : `${name}不对，${words}`
    const fact = group[0]?.facts[0]
    return fact === undefined
      ? speak(now, { part, key, outcome: 'acknowledged', text, manner: 'answer' })
      : told(now, part, fact, text)
  }, making)
}

/** Confirms what is true; what the patient had not told yet is told with it. */
const confirmed = (making: Making, part: number, right: readonly Checked[]): Making => {
  const { state } = making
  const fresh = new Map(
    right.flatMap(({ facts: [fact] }) =>
      fact === undefined || fact.id in state.known ? [] : [[fact.id, fact] as const],
    ),
  )
  const said = speak(making, {
    part,
    key,
    outcome: 'acknowledged',
    text: replyTo(state, key),
    manner: 'acknowledge',
  })
  return [...fresh.values()].reduce((now, fact) => told(now, part, fact, fact.text), said)
}

/** What a claim would ask for if it were a question. */
const askedBy = ({ findings: [first], of, medicines }: Claim): Meaning | undefined => {
  if (of !== undefined) return { intent: 'family_history' }
  if (first !== undefined) return readMeaning(first.key)
  return medicines.length > 0 ? { intent: 'current_meds' } : undefined
}

/** So few claims of which nothing can be said are answered as if they were asked. */
const few = 2

const withClaims = (making: Making, all: readonly Checked[]): Making => ({
  ...making,
  claims: [
    ...(making.claims ?? []),
    ...all.map(({ claim: { text }, verdict }) => ({ text, verdict })),
  ],
})

const checkedOf = (
  { state }: Making,
  claims: readonly Claim[],
  heard: Heard,
): readonly Checked[] => {
  const sayable = claims.length > 0 ? sayableIn(state, heard) : []
  return claims.map((claim) => checked(state, claim, sayable))
}

/**
 * A summing up, part by part: what is false is corrected by what the patient told or would tell to a direct question,
 * the rest is confirmed; what they may not tell is neither.
 */
export const recited = (
  making: Making,
  part: number,
  claims: readonly Claim[],
  heard: Heard,
): Making => {
  const all = checkedOf(making, claims, heard)
  const wrong = all.filter(({ verdict }) => verdict === 'false')
  const right = all.filter(({ verdict }) => verdict === 'true')
  const { state } = making
  const isGood = right.length > 0 && wrong.length === 0
  const moved = isGood ? afterSaying(state, key, state.asked[key] ?? 0) : state
  const begun = withClaims(
    noted({ ...making, state: counted(moved, key) }, part, key, 'acknowledged'),
    all,
  )
  if (wrong.length > 0) {
    const done = corrected(begun, part, wrong, all.length === 1)
    const isRest = right.length > 0 && wrong.length + right.length === all.length
    return isRest
      ? speak(done, {
          part,
          key,
          outcome: 'acknowledged',
          text: '别的都对。',
          manner: 'acknowledge',
        })
      : done
  }
  if (right.length > 0) return confirmed(begun, part, right)
  if (all.length === 0)
    return speak(begun, {
      part,
      key,
      outcome: 'acknowledged',
      text: phraseOf(state, 'acknowledge'),
      manner: 'acknowledge',
    })
  const asked = all.length <= few ? all.flatMap(({ claim }) => askedBy(claim) ?? []) : []
  if (asked.length > 0) return asked.reduce((now, one) => meant(now, part, one, heard), begun)
  return speak(begun, {
    part,
    key,
    outcome: 'unknown',
    text: phraseOf(state, 'unknown'),
    manner: 'deflect',
  })
}

/** What a leading question assumes that is false, put right; undefined where nothing of it is. */
export const putRight = (
  making: Making,
  part: number,
  claims: readonly Claim[],
  heard: Heard,
): Making | undefined => {
  const all = checkedOf(making, claims, heard)
  const wrong = all.filter(({ verdict }) => verdict === 'false')
  if (wrong.length === 0) return undefined
  return corrected(withClaims(making, all), part, wrong, all.length === 1)
}
