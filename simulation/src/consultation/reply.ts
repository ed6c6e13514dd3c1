import { canConcern, intentOf, meaningKey, type Meaning } from '#ontology'
import { leansElsewhere } from './leaning.ts'
import {
  afterSaying,
  annoyed,
  losses,
  phraseOf,
  replyTo,
  tellsDiagnosis,
  voiceOf,
} from './manner.ts'
import { timesAsked } from './asked-before.ts'
import { saidBack } from './replies.ts'
import { generosity, trusting, type State } from './state.ts'
import { cluesOf, tell, toldBy, type Subject, type Telling } from './telling.ts'
import { counted, know, noted, speak, type Making } from './turn.ts'

/** What was said in the turn besides the meaning: its words, all its meanings, and the symptom that the part is about, or names. */
export type Heard = Subject & {
  readonly text: string
  /** The words of the part itself, where the turn holds several. */
  readonly own: string
  readonly saying: readonly string[]
}

/** A plain no costs a patient less than something that they tell. */
const half = 0.5

const answer = (
  making: Making,
  part: number,
  key: string,
  { telling, own }: { readonly telling: Telling; readonly own: string },
): Making => {
  const { state } = making
  if (telling.outcome === 'unknown')
    return speak(making, {
      part,
      key,
      outcome: 'unknown',
      text: phraseOf(state, 'unknown'),
      manner: 'deflect',
    })
  if (telling.fact === undefined && telling.outcome === 'answered')
    return speak(making, { part, key, outcome: 'answered', text: telling.text, manner: 'answer' })
  if (telling.fact === undefined)
    return speak(making, { part, key, outcome: 'guarded', text: telling.text, manner: 'deflect' })
  const { fact, outcome } = telling
  if (outcome === 'repeated') {
    const times = timesAsked(state, key, fact, own)
    const lost = times > 1 ? annoyed(state, losses.repeat) : trusting(state, losses.repeat)
    const text = phraseOf(state, 'repeated') + fact.text
    return speak(
      { ...making, state: lost, told: making.told + 1 },
      { part, key, outcome, text, manner: 'answer', facts: [fact.id] },
    )
  }
  const clues = cluesOf(state, fact)
  const facts = toldBy(fact)
  return speak(
    { ...making, state: know(state, facts), told: making.told + (fact.denied ? half : 1) },
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
const willing = (state: State, meaning: Meaning, heard: Heard): Telling => {
  const telling = tell(state, meaning, heard)
  return meaning.intent === 'teach_back' && telling.fact?.usual === true
    ? { outcome: 'answered', text: saidBack(state, heard.saying) }
    : telling
}

/** What is advised or ordered with a plan is answered with it: who is told of an operation does not say that they will take care; nor does who is told what they have. */
const answeredAs = (intent: string, { saying, own }: Heard): string => {
  if (intent !== 'health_education' && intent !== 'test_order') return intent
  if (saying.includes('explain_plan')) return 'explain_plan'
  return intent === 'health_education' && tellsDiagnosis(own) ? 'diagnosis' : intent
}

/** What becomes of one meaning: a statement is acknowledged, a question answered as far as the patient is willing. */
export const meant = (making: Making, part: number, meaning: Meaning, heard: Heard): Making => {
  const key = meaningKey(meaning)
  const intent = intentOf(meaning.intent)
  const { state } = making
  if (meaning.intent === 'leak_attempt')
    return speak(
      { ...making, state: trusting(state, losses.leak) },
      { part, key, outcome: 'leak', text: phraseOf(state, 'leak'), manner: 'deflect' },
    )
  if (intent === undefined || meaning.intent === 'other')
    return speak(making, {
      part,
      key,
      outcome: 'unknown',
      text: phraseOf(state, 'unknown'),
      manner: 'deflect',
    })
  if (!canConcern(meaning, state.setup.script.caseInfo))
    return speak(making, {
      part,
      key,
      outcome: 'unknown',
      text: '这个……跟这病不沾边吧？',
      manner: 'deflect',
    })
  // Who blames is answered by the mood that it puts the patient in, once for the whole turn.
  if (meaning.intent === 'blame') return noted(making, part, key, 'acknowledged')
  const before = state.asked[key] ?? 0
  const moved = { ...making, state: afterSaying(state, meaning.intent, before) }
  if (intent.traits.statement) {
    const quiet = making.says.some((one) => one.manner === 'acknowledge')
    const done = quiet
      ? noted(moved, part, key, 'acknowledged')
      : speak(moved, {
          part,
          key,
          outcome: 'acknowledged',
          text: replyTo(moved.state, answeredAs(meaning.intent, heard)),
          manner: 'acknowledge',
        })
    return { ...done, state: counted(done.state, key) }
  }
  const willingly = willing(moved.state, meaning, heard)
  const telling: Telling = leansElsewhere(state, meaning, willingly.fact, heard)
    ? { outcome: 'unknown', text: '' }
    : willingly
  const { fact } = telling
  // What answers two questions of one turn is said once, and answers both.
  const said = making.said.find((one) => fact !== undefined && one.facts.includes(fact.id))
  if (said !== undefined) {
    const both = noted(moved, part, key, 'answered', said.facts)
    return { ...both, state: counted(both.state, key) }
  }
  if (making.told >= generosity(state)) return noted(making, part, key, 'unanswered')
  const told = answer(moved, part, key, { telling, own: heard.own })
  return { ...told, state: counted(told.state, key) }
}
