import type { Claim, ClaimedFinding } from '#understanding'
import type { KnownFact } from '#cases'
import { canConcern, readMeaning, type Meaning } from '#ontology'
import { answerTo, isHabitual, factsAbout } from './claim-facts.ts'
import { isBeyondTold, markGrounds, valueGrounds } from './claim-compare.ts'
import type { Grounds } from './claim-grounds.ts'
import { namesObject, namesTold, objectGrounds } from './claim-objects.ts'
import { childrenGrounds, identityGrounds, kinGrounds, sexWords } from './claim-people.ts'
import { denies, pairsOf, readText, shareIn, sharesRun, withoutCircumstance } from './claim-text.ts'
import type { State } from '../state/state.ts'

/** What became of a claim: `open` where the patient may not, or cannot, say whether it is so. */
export type CheckedClaim = {
  readonly claim: Claim
  readonly verdict: 'true' | 'false' | 'open'
  /** What says so, what was told already first. */
  readonly facts: readonly KnownFact[]
  readonly words?: string
}

/** Findings that objects say more of: allergic to what, operated on what. */
const byObject: ReadonlySet<string> = new Set(['allergy', 'surgery'])

/** Why something cannot concern a patient: their sex, else their age. */
const notConcerned = (state: State, meaning: Meaning): string => {
  const { age } = state.setup.script.caseInfo
  const isOfSex = !canConcern(meaning, { ...state.setup.script.caseInfo, age: 30 })
  return isOfSex ? sexWords(state) : `都${age}岁了，没有的事。`
}

const findingGrounds = (
  state: State,
  sayable: readonly KnownFact[],
  { key, denied }: ClaimedFinding,
  text: string,
): readonly Grounds[] => {
  const meaning = readMeaning(key)
  if (meaning === undefined) return []
  const habit = isHabitual(sayable, key, text)
  if (habit !== undefined) return [habit]
  if (!canConcern(meaning, state.setup.script.caseInfo)) {
    if (state.setup.script.caseInfo.age < 14) return []
    const sex = state.book.facts.get('info:ask_sex') ?? state.book.answers.get('ask_sex')?.[0]
    return denied || sex === undefined
      ? []
      : [{ agrees: false, facts: [sex], words: notConcerned(state, meaning) }]
  }
  const answer = answerTo(state, sayable, key)
  return answer === undefined ? [] : [{ agrees: answer.denied === denied, facts: answer.facts }]
}

/** Facts that tell more of what is claimed: of a medicine those that name it. */
const relatedTo = (
  state: State,
  sayable: readonly KnownFact[],
  { medicines }: Claim,
  keys: readonly string[],
): readonly KnownFact[] =>
  medicines.length > 0
    ? sayable.filter(({ text, note = '' }) =>
        medicines.some((one) => text.includes(one) || note.includes(one)),
      )
    : factsAbout(state, sayable, keys)

/** So much of a claim must stand in one stretch of what was told for it to be the same; more of it where it is spread. */
const alike = 0.6
const spread = 0.75
/** All of it in one stretch is what the patient said. */
const whole = 1
/** So much of it speaks against its being denied. */
const half = 0.5

const spokenGrounds = (
  sayable: readonly KnownFact[],
  { text }: Claim,
  least = alike,
): readonly Grounds[] => {
  const own = pairsOf(text)
  if (own.size < (least === half ? 3 : 2)) return []
  const isDenied = denies(text)
  const repeating = sayable.filter(
    (fact) =>
      !fact.usual &&
      [fact.text, fact.note ?? '']
        .map(readText)
        .some(
          ({ pairs, stretches }) =>
            stretches.some((one) => one.denied === isDenied && shareIn(own, one.pairs) >= least) ||
            (least < whole &&
              shareIn(own, pairs) >= spread &&
              stretches.some((one) => one.denied === isDenied)),
        ),
  )
  return repeating.length > 0 ? [{ agrees: true, facts: repeating }] : []
}

/** Whether what a circumstance was told of is what it is claimed of: 上个月化疗过 is not so because something was a month ago. */
const isAbout = ({ facts }: Grounds, { text, findings, about }: Claim): boolean => {
  if (findings.length > 0 || about !== undefined) return true
  const own = pairsOf(withoutCircumstance(text))
  return own.size === 0 || facts.some((fact) => shareIn(own, readText(fact.text).pairs) >= half)
}

/** Whether a claim names the place of the illness as the patient did, whatever finding that makes (心口窝). */
const isPlaced = (ofIllness: readonly KnownFact[], { text }: Claim): boolean =>
  ofIllness.some((fact) =>
    readText(fact.text).stretches.some((one) => !one.denied && sharesRun(one.text, text)),
  )

/**
 * Checks a claim against what the patient told, and what they would tell to a direct question at this moment (`sayable`): findings
 * with their polarity, values, side, colour and course, who it is said of, what is named. Nothing guarded is used.
 */
export const checkClaim = (
  state: State,
  given: Claim,
  sayable: readonly KnownFact[],
): CheckedClaim => {
  const all = [...state.book.facts.values()]
  const named =
    given.findings.length === 0 && given.medicines.length === 0 && given.of === undefined
  const claim = named ? { ...given, medicines: namesTold(sayable, given.text) } : given
  const objects = objectGrounds(all, sayable, claim)
  const isChild = /[个俩].{0,4}(?:儿子|女儿|闺女|孩子)/u.test(claim.text)
  const ofPatient = claim.of === undefined && !isChild
  const findings = ofPatient
    ? claim.findings.filter(({ key }) => !(byObject.has(key) && objects.length > 0))
    : []
  const affirmed = claim.findings.filter(({ denied }) => !denied).map(({ key }) => key)
  const keys = claim.findings.length > 0 ? affirmed : (claim.about ?? [])
  const related = ofPatient ? relatedTo(state, sayable, claim, keys) : []
  const isOfSymptom = affirmed.some((key) => key.startsWith('symptom:'))
  const ofIllness = ofPatient && isOfSymptom ? factsAbout(state, sayable, []) : []
  const isOfObject = namesObject(claim)
  const byFinding = findings.flatMap((one) =>
    findingGrounds(state, sayable, one, claim.text).filter(
      // Who has it of something has it not of everything; who has it of nothing has it not of this.
      ({ agrees }) => !(isOfObject && byObject.has(one.key) && agrees !== one.denied),
    ),
  )
  const grounds = [
    ...byFinding,
    ...objects,
    ...(isChild ? childrenGrounds(state, sayable, claim) : []),
    ...identityGrounds(state, claim),
    ...kinGrounds(sayable, claim),
    ...(claim.presupposed === true
      ? []
      : [
          ...markGrounds(related, sayable, claim),
          ...valueGrounds(related, ofIllness, keys, claim),
        ]),
  ]
  const spoken = ofPatient ? spokenGrounds(sayable, claim) : []
  // 心口窝疼 is told of the belly: what the patient said in these words is no other finding.
  const isVerbatim = ofPatient && spokenGrounds(sayable, claim, whole).length > 0
  const isSaid =
    affirmed.length > 0 &&
    ofPatient &&
    (spokenGrounds(sayable, claim, half).length > 0 || isPlaced(ofIllness, claim))
  const isNamed = (one: Grounds): boolean => byFinding.includes(one)
  const against = isVerbatim
    ? undefined
    : grounds.find((one) => !one.agrees && !(isSaid && isNamed(one)))
  if (against !== undefined)
    return {
      claim,
      verdict: 'false',
      facts: toldFirst(state, against.facts),
      ...(against.words === undefined ? {} : { words: against.words }),
    }
  const agreeing = grounds.filter(({ agrees }) => agrees)
  const proofs = agreeing.filter((one) => one.isCircumstance !== true || isAbout(one, claim))
  const same =
    proofs.length > 0 ? [...proofs, ...agreeing.filter((one) => !proofs.includes(one))] : spoken
  const isUnknown = same.length === 0 || (ofPatient && isBeyondTold(related, claim))
  if (isUnknown) return { claim, verdict: 'open', facts: [] }
  return {
    claim,
    verdict: 'true',
    facts: toldFirst(
      state,
      same.flatMap(({ facts }) => facts),
    ),
  }
}

const toldFirst = ({ known }: State, facts: readonly KnownFact[]): readonly KnownFact[] =>
  facts.toSorted((one, other) => Number(!(one.id in known)) - Number(!(other.id in known)))
