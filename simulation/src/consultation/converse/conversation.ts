import { meaningKey } from '#ontology'
import type { Part } from '#understanding'
import type { Action } from '../state/action.ts'
import { addressDoctor } from './address.ts'
import { answerPart } from './answer-part.ts'
import { ownOf } from '../interpret/gate.ts'
import { toneOf } from '../interpret/tone.ts'
import { annoy, losses, phraseOf, replyTo, voiceOf } from './manner.ts'
import type { Observation } from '../state/observation.ts'
import { changeTrust, type PartOutcome, type State } from '../state/state.ts'
import { speak, type TurnDraft, type Say } from './turn-draft.ts'

type Ask = Extract<Action, { type: 'ask' }>

/** Virtual seconds that a question and its answer take. */
const secondsAQuestion = 20

/** Someone with little schooling asks back when a word of the profession stands in the question. */
const askBackWord = (draft: TurnDraft, word: string): TurnDraft =>
  speak(draft, {
    part: 0,
    key: '',
    outcome: 'puzzled',
    text: `“${word}”是啥意思啊？您说白点儿，我听不懂。`,
    manner: 'unclear',
  })

const overload = (draft: TurnDraft): TurnDraft => {
  if (!draft.outcomes.some(({ outcome }) => outcome === 'unanswered')) return draft
  const text = addressDoctor(draft.state, '您一下子问这么多，我记不住，剩下的您再问一遍吧。')
  const say: Say = {
    type: 'say',
    text,
    manner: 'overload',
    voice: voiceOf(draft.state),
    clues: [],
  }
  return {
    ...draft,
    says: [...draft.says, say],
    state: changeTrust(draft.state, losses.overload),
  }
}

/** Comfort in the same breath as a reproach is none. */
const withoutComfort = (part: Part): Part => ({
  ...part,
  meanings: part.meanings.map((one) => (one.intent === 'empathy' ? { intent: 'blame' } : one)),
})

/** How many questions were put at once: statements of the doctor are none. */
const questionsIn = (outcomes: readonly PartOutcome[]): number =>
  outcomes.filter(({ outcome }) => outcome !== 'acknowledged').length

/**
 * One turn of the conversation: each part is answered in its order, at most as many facts as the patient is willing to
 * tell (3, 2 of who speaks little, 1 without trust), the rest is left unanswered. Takes 20 virtual seconds a question.
 */
export const converse = (
  before: State,
  { text, parts: given }: Ask,
): {
  readonly state: State
  readonly observations: readonly Observation[]
  readonly seconds: number
} => {
  const tone = toneOf(text)
  const parts = tone.blames ? given.map(withoutComfort) : given
  const saying = parts.flatMap(({ verdict, meanings }) =>
    verdict === 'understood' ? meanings.map(meaningKey) : [],
  )
  const blames = tone.blames || saying.includes('blame')
  const startled = tone.jargon.length > 0 ? changeTrust(before, losses.jargon) : before
  const opened = {
    state: blames ? annoy(startled, losses.blame) : startled,
    says: [],
    outcomes: [],
    factsTold: 0,
  }
  const [word] = tone.jargon
  const plain = before.setup.script.persona.literacy === '低'
  const draft =
    word !== undefined && plain
      ? askBackWord(opened, word)
      : overload(
          parts.reduce(
            (now, one, at) =>
              answerPart(now, at, one, { text, own: ownOf(text, parts, one), saying }),
            opened as TurnDraft,
          ),
        )
  const questions = questionsIn(draft.outcomes)
  const clarified = draft.outcomes.some(({ outcome }) => outcome === 'clarified')
  const seconds = secondsAQuestion * (questions > 1 ? questions : 1)
  const turn = {
    seq: before.seq,
    clock: before.clock + seconds,
    text,
    said: draft.outcomes,
    jargon: tone.jargon,
    blames,
    questions,
    ...(draft.claims === undefined ? {} : { claims: draft.claims }),
  }
  const state = {
    ...draft.state,
    clarifying: clarified ? before.clarifying + 1 : 0,
    turns: [...before.turns, turn],
  }
  const says = draft.says.length > 0 ? draft.says : [quiet(state, blames)]
  return { state: { ...state, shown: state.mood }, observations: says, seconds }
}

/** Nothing was said that needs an answer; who is reproached does not say that it is well. */
const quiet = (state: State, blamed: boolean): Say => ({
  type: 'say',
  text: addressDoctor(state, blamed ? replyTo(state, 'blame') : phraseOf(state, 'acknowledge')),
  manner: 'acknowledge',
  voice: voiceOf(state),
  clues: [],
})
