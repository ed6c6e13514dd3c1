import type { Claim } from '#understanding'
import type { KnownFact } from '#cases'
import { readMeaning, type Meaning } from '#ontology'
import { checkClaim, type CheckedClaim } from '../interpret/check-claim.ts'
import { sayableIn } from '../interpret/claim-facts.ts'
import { withoutAddressee } from '../interpret/claim-text.ts'
import { afterSaying, phraseOf, replyTo } from './manner.ts'
import { answerMeaning, type AnswerContext } from './answer-meaning.ts'
import { generosity } from '../state/state.ts'
import { cluesOf, factsToldWith } from './telling.ts'
import { countAsked, learnFacts, noteOutcome, speak, type TurnDraft } from './turn-draft.ts'

const key = 'summarize'

const quote = ({ text }: Claim): string => `“${withoutAddressee(text)}”`

/** Says a fact with words before it; what was not told yet counts as told now, as far as the patient is willing to tell more. */
const tellFact = (draft: TurnDraft, part: number, fact: KnownFact, text: string): TurnDraft => {
  const { state } = draft
  if (fact.id in state.known)
    return speak(draft, {
      part,
      key,
      outcome: 'acknowledged',
      text,
      manner: 'answer',
      facts: [fact.id],
    })
  if (draft.factsTold >= generosity(state)) return noteOutcome(draft, part, key, 'unanswered')
  const facts = factsToldWith(fact)
  return speak(
    { ...draft, state: learnFacts(state, facts), factsTold: draft.factsTold + 1 },
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
const correctWrong = (
  draft: TurnDraft,
  part: number,
  wrong: readonly CheckedClaim[],
  isAlone: boolean,
): TurnDraft => {
  const groups = new Map<string, CheckedClaim[]>()
  for (const one of wrong) {
    const by = one.words ?? one.facts[0]?.text ?? ''
    groups.set(by, [...(groups.get(by) ?? []), one])
  }
  return [...groups].reduce((now, [words, group]) => {
    const name = group.map(({ claim }) => quote(claim)).join('、')
    const text = isAlone ? `不是的，${words}` : `${name}不对，${words}`
    const fact = group[0]?.facts[0]
    return fact === undefined
      ? speak(now, { part, key, outcome: 'acknowledged', text, manner: 'answer' })
      : tellFact(now, part, fact, text)
  }, draft)
}

/** Confirms what is true; what the patient had not told yet is told with it. */
const confirmRight = (
  draft: TurnDraft,
  part: number,
  right: readonly CheckedClaim[],
): TurnDraft => {
  const { state } = draft
  const fresh = new Map(
    right.flatMap(({ facts: [fact] }) =>
      fact === undefined || fact.id in state.known ? [] : [[fact.id, fact] as const],
    ),
  )
  const spoken = speak(draft, {
    part,
    key,
    outcome: 'acknowledged',
    text: replyTo(state, key),
    manner: 'acknowledge',
  })
  return [...fresh.values()].reduce((now, fact) => tellFact(now, part, fact, fact.text), spoken)
}

/** What a claim would ask for if it were a question. */
const meaningOfClaim = ({ findings: [first], of, medicines }: Claim): Meaning | undefined => {
  if (of !== undefined) return { intent: 'family_history' }
  if (first !== undefined) return readMeaning(first.key)
  return medicines.length > 0 ? { intent: 'current_meds' } : undefined
}

/** So few claims of which nothing can be said are answered as if they were asked. */
const few = 2

const withClaims = (draft: TurnDraft, all: readonly CheckedClaim[]): TurnDraft => ({
  ...draft,
  claims: [
    ...(draft.claims ?? []),
    ...all.map(({ claim: { text }, verdict }) => ({ text, verdict })),
  ],
})

const checkClaims = (
  { state }: TurnDraft,
  claims: readonly Claim[],
  context: AnswerContext,
): readonly CheckedClaim[] => {
  const sayable = claims.length > 0 ? sayableIn(state, context) : []
  return claims.map((claim) => checkClaim(state, claim, sayable))
}

const says = ({ findings, medicines, of }: Claim): boolean =>
  findings.length > 0 || medicines.length > 0 || of !== undefined

/** Says of what the patient can neither confirm nor put right that they cannot: a yes to the rest is none to it. */
const leaveOpen = (draft: TurnDraft, part: number, all: readonly CheckedClaim[]): TurnDraft => {
  if (!all.some(({ claim, verdict }) => verdict === 'open' && says(claim))) return draft
  return speak(draft, {
    part,
    key,
    outcome: 'unknown',
    // Not which: naming it would be an answer.
    text: '别的我说不准。',
    manner: 'deflect',
  })
}

/**
 * A summing up, part by part: what is false is corrected by what the patient told or would tell to a direct question,
 * the rest is confirmed; what they may not tell is neither.
 */
export const answerRecital = (
  draft: TurnDraft,
  part: number,
  claims: readonly Claim[],
  context: AnswerContext,
): TurnDraft => {
  const all = checkClaims(draft, claims, context)
  const wrong = all.filter(({ verdict }) => verdict === 'false')
  const right = all.filter(({ verdict }) => verdict === 'true')
  const { state } = draft
  const isGood = right.length > 0 && wrong.length === 0
  const moved = isGood ? afterSaying(state, key, state.asked[key] ?? 0) : state
  const begun = withClaims(
    noteOutcome({ ...draft, state: countAsked(moved, key) }, part, key, 'acknowledged'),
    all,
  )
  if (wrong.length > 0) {
    const done = correctWrong(begun, part, wrong, all.length === 1)
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
  if (right.length > 0) return leaveOpen(confirmRight(begun, part, right), part, all)
  if (all.length === 0)
    return speak(begun, {
      part,
      key,
      outcome: 'acknowledged',
      text: phraseOf(state, 'acknowledge'),
      manner: 'acknowledge',
    })
  const meanings = all.length <= few ? all.flatMap(({ claim }) => meaningOfClaim(claim) ?? []) : []
  if (meanings.length > 0)
    return meanings.reduce((now, one) => answerMeaning(now, part, one, context), begun)
  return speak(begun, {
    part,
    key,
    outcome: 'unknown',
    text: phraseOf(state, 'unknown'),
    manner: 'deflect',
  })
}

/** What a leading question assumes that is false, put right; undefined where nothing of it is. */
export const correctClaims = (
  draft: TurnDraft,
  part: number,
  claims: readonly Claim[],
  context: AnswerContext,
): TurnDraft | undefined => {
  const all = checkClaims(draft, claims, context)
  const wrong = all.filter(({ verdict }) => verdict === 'false')
  if (wrong.length === 0) return undefined
  return correctWrong(withClaims(draft, all), part, wrong, all.length === 1)
}
