import { canConcern, intentOf, meaningKey, type Meaning } from '#ontology'
import { leansElsewhere } from '../interpret/leaning.ts'
import { afterSaying, annoy, losses, phraseOf, replyTo, voiceOf } from './manner.ts'
import { timesAsked } from '../interpret/asked-before.ts'
import { teachBack } from './replies.ts'
import { generosity, changeTrust, type State } from '../state/state.ts'
import type { Subject } from '../interpret/subject.ts'
import { tellsDiagnosis } from '../interpret/tone.ts'
import { cluesOf, tell, factsToldWith, type Telling } from './telling.ts'
import { countAsked, learnFacts, noteOutcome, speak, type TurnDraft } from './turn-draft.ts'

/** What was said in the turn besides the meaning: its words, all its meanings, and the symptom that the part is about, or names. */
export type AnswerContext = Subject & {
  readonly text: string
  /** The words of the part itself, where the turn holds several. */
  readonly own: string
  readonly saying: readonly string[]
}

/** A plain no costs a patient less than something that they tell. */
const half = 0.5

const answer = (
  draft: TurnDraft,
  part: number,
  key: string,
  { telling, own }: { readonly telling: Telling; readonly own: string },
): TurnDraft => {
  const { state } = draft
  if (telling.outcome === 'unknown')
    return speak(draft, {
      part,
      key,
      outcome: 'unknown',
      text: phraseOf(state, 'unknown'),
      manner: 'deflect',
    })
  if (telling.fact === undefined && telling.outcome === 'answered')
    return speak(draft, { part, key, outcome: 'answered', text: telling.text, manner: 'answer' })
  if (telling.fact === undefined)
    return speak(draft, { part, key, outcome: 'guarded', text: telling.text, manner: 'deflect' })
  const { fact, outcome } = telling
  if (outcome === 'repeated') {
    const times = timesAsked(state, key, fact, own)
    const lost = times > 1 ? annoy(state, losses.repeat) : changeTrust(state, losses.repeat)
    const text = phraseOf(state, 'repeated') + fact.text
    return speak(
      { ...draft, state: lost, factsTold: draft.factsTold + 1 },
      { part, key, outcome, text, manner: 'answer', facts: [fact.id] },
    )
  }
  const clues = cluesOf(state, fact)
  const facts = factsToldWith(fact)
  return speak(
    {
      ...draft,
      state: learnFacts(state, facts),
      factsTold: draft.factsTold + (fact.denied ? half : 1),
    },
    {
      part,
      key,
      outcome,
      text: fact.text,
      manner: 'answer',
      facts,
      more: { clues, voice: voiceOf(state, fact.action) },
    },
  )
}

/** What the patient has to say; what they understood of a plan depends on what was explained, unless the case says it. */
const tellWillingly = (state: State, meaning: Meaning, context: AnswerContext): Telling => {
  const telling = tell(state, meaning, context)
  return meaning.intent === 'teach_back' && telling.fact?.usual === true
    ? { outcome: 'answered', text: teachBack(state, context.saying) }
    : telling
}

/** What is advised or ordered with a plan is answered with it: who is told of an operation does not say that they will take care; nor does who is told what they have. */
const answeredAs = (intent: string, { saying, own }: AnswerContext): string => {
  if (intent !== 'health_education' && intent !== 'test_order') return intent
  if (saying.includes('explain_plan')) return 'explain_plan'
  return intent === 'health_education' && tellsDiagnosis(own) ? 'diagnosis' : intent
}

/** What becomes of one meaning: a statement is acknowledged, a question answered as far as the patient is willing. */
export const answerMeaning = (
  draft: TurnDraft,
  part: number,
  meaning: Meaning,
  context: AnswerContext,
): TurnDraft => {
  const key = meaningKey(meaning)
  const intent = intentOf(meaning.intent)
  const { state } = draft
  if (meaning.intent === 'leak_attempt')
    return speak(
      { ...draft, state: changeTrust(state, losses.leak) },
      { part, key, outcome: 'leak', text: phraseOf(state, 'leak'), manner: 'deflect' },
    )
  if (intent === undefined || meaning.intent === 'other')
    return speak(draft, {
      part,
      key,
      outcome: 'unknown',
      text: phraseOf(state, 'unknown'),
      manner: 'deflect',
    })
  if (!canConcern(meaning, state.setup.script.caseInfo))
    return speak(draft, {
      part,
      key,
      outcome: 'unknown',
      text: '这个……跟这病不沾边吧？',
      manner: 'deflect',
    })
  // Who blames is answered by the mood that it puts the patient in, once for the whole turn.
  if (meaning.intent === 'blame') return noteOutcome(draft, part, key, 'acknowledged')
  const before = state.asked[key] ?? 0
  const moved = { ...draft, state: afterSaying(state, meaning.intent, before) }
  if (intent.traits.statement) {
    const quiet = draft.says.some((one) => one.manner === 'acknowledge')
    const done = quiet
      ? noteOutcome(moved, part, key, 'acknowledged')
      : speak(moved, {
          part,
          key,
          outcome: 'acknowledged',
          text: replyTo(moved.state, answeredAs(meaning.intent, context)),
          manner: 'acknowledge',
        })
    return { ...done, state: countAsked(done.state, key) }
  }
  const willingly = tellWillingly(moved.state, meaning, context)
  const telling: Telling = leansElsewhere(state, meaning, willingly.fact, context)
    ? { outcome: 'unknown', text: '' }
    : willingly
  const { fact } = telling
  // What answers two questions of one turn is said once, and answers both.
  const outcome = draft.outcomes.find((one) => fact !== undefined && one.facts.includes(fact.id))
  if (outcome !== undefined) {
    const both = noteOutcome(moved, part, key, 'answered', outcome.facts)
    return { ...both, state: countAsked(both.state, key) }
  }
  if (draft.factsTold >= generosity(state)) return noteOutcome(draft, part, key, 'unanswered')
  const answered = answer(moved, part, key, { telling, own: context.own })
  return { ...answered, state: countAsked(answered.state, key) }
}
