import { meaningKey } from '#ontology'
import type { Part } from '#understanding'
import type { Action } from './action.ts'
import { addressed } from './address.ts'
import { answerPart } from './answer-part.ts'
import { ownOf } from './gate.ts'
import { annoyed, losses, mannerOf, phraseOf, replyTo, voiceOf } from './manner.ts'
import type { Observation } from './observation.ts'
import { trusting, type Said, type State } from './state.ts'
import { speak, type Making, type Say } from './turn.ts'

type Ask = Extract<Action, { type: 'ask' }>

/** Virtual seconds that a question and its answer take. */
const secondsAQuestion = 20

/** Someone with little schooling asks back when a word of the profession stands in the question. */
const puzzled = (making: Making, word: string): Making =>
  speak(making, {
    part: 0,
    key: '',
    outcome: 'puzzled',
    text: `“${word}”是啥意思啊？您说白点儿，我听不懂。`,
    manner: 'unclear',
  })

const overload = (making: Making): Making => {
  if (!making.said.some(({ outcome }) => outcome === 'unanswered')) return making
  const text = addressed(making.state, '您一下子问这么多，我记不住，剩下的您再问一遍吧。')
  const say: Say = {
    type: 'say',
    text,
    manner: 'overload',
    voice: voiceOf(making.state),
    clues: [],
  }
  return { ...making, says: [...making.says, say], state: trusting(making.state, losses.overload) }
}

/** Comfort in the same breath as a reproach is none. */
const withoutComfort = (part: Part): Part => ({
  ...part,
  meanings: part.meanings.map((one) => (one.intent === 'empathy' ? { intent: 'blame' } : one)),
})

/** How many questions were put at once: statements of the doctor are none. */
const questionsIn = (said: readonly Said[]): number =>
  said.filter(({ outcome }) => outcome !== 'acknowledged').length

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
  const manner = mannerOf(text)
  const parts = manner.blames ? given.map(withoutComfort) : given
  const saying = parts.flatMap(({ verdict, meanings }) =>
    verdict === 'understood' ? meanings.map(meaningKey) : [],
  )
  const blames = manner.blames || saying.includes('blame')
  const startled = manner.jargon.length > 0 ? trusting(before, losses.jargon) : before
  const opened = {
    state: blames ? annoyed(startled, losses.blame) : startled,
    says: [],
    said: [],
    told: 0,
  }
  const [word] = manner.jargon
  const plain = before.setup.script.persona.literacy === '低'
  const made =
    word !== undefined && plain
      ? puzzled(opened, word)
      : overload(
          parts.reduce(
            (making, one, at) =>
              answerPart(making, at, one, { text, own: ownOf(text, parts, one), saying }),
            opened as Making,
          ),
        )
  const questions = questionsIn(made.said)
  const clarified = made.said.some(({ outcome }) => outcome === 'clarified')
  const seconds = secondsAQuestion * (questions > 1 ? questions : 1)
  const turn = {
    seq: before.seq,
    clock: before.clock + seconds,
    text,
    said: made.said,
    jargon: manner.jargon,
    blames,
    questions,
    ...(made.claims === undefined ? {} : { claims: made.claims }),
  }
  const state = {
    ...made.state,
    clarifying: clarified ? before.clarifying + 1 : 0,
    turns: [...before.turns, turn],
  }
  const says = made.says.length > 0 ? made.says : [quiet(state, blames)]
  return { state: { ...state, shown: state.mood }, observations: says, seconds }
}

/** Nothing was said that needs an answer; who is reproached does not say that it is well. */
const quiet = (state: State, blamed: boolean): Say => ({
  type: 'say',
  text: addressed(state, blamed ? replyTo(state, 'blame') : phraseOf(state, 'acknowledge')),
  manner: 'acknowledge',
  voice: voiceOf(state),
  clues: [],
})
