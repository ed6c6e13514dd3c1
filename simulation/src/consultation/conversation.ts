import { isStatement, meaningKey, namedMeaning } from '#ontology'
import type { Part } from '#understanding'
import type { Action } from './action.ts'
import { addressed } from './address.ts'
import { ownOf } from './gate.ts'
import { annoyed, losses, mannerOf, phraseOf, replyTo, voiceOf } from './manner.ts'
import type { Observation } from './observation.ts'
import { meant, type Heard } from './reply.ts'
import { ofAnother } from './of-another.ts'
import { saidAgain } from './said-again.ts'
import { trusting, type Said, type State } from './state.ts'
import { isOfTheIllness, tell, type Subject } from './telling.ts'
import { noted, speak, type Making, type Say } from './turn.ts'

type Ask = Extract<Action, { type: 'ask' }>

/** Virtual seconds that a question and its answer take. */
const secondsAQuestion = 20

const isTold = (key: string): boolean => isStatement({ intent: key.split(':')[0] ?? '' })
/** Nobody is taken to have meant these by halves. */
const grave: ReadonlySet<string> = new Set(['blame', 'leak_attempt', 'other'])

/** Asks back which of two questions was meant. What is only told nobody asks back about: it is taken for what it seems. */
const unsure = (
  making: Making,
  part: number,
  { meanings, about, named }: Part,
  saying: Omit<Heard, keyof Subject>,
): Making => {
  const { state } = making
  const heard = { ...saying, about, named: named === true }
  const told = meanings.every(isStatement)
    ? meanings.find(({ intent }) => !grave.has(intent))
    : undefined
  if (told) return meant(making, part, told, { ...saying, about: undefined, named: false })
  const [first, second] = meanings.filter((meaning) => !isStatement(meaning))
  const facts = [first, second].map((meaning) => meaning && tell(state, meaning, heard).fact?.id)
  const saidWith = (id: string | undefined) =>
    making.said.find((one) => id !== undefined && one.facts.includes(id))
  const said = saidWith(facts[0])
  // What was just answered with another part is not asked back about.
  if (first && said) return noted(making, part, meaningKey(first), 'answered', said.facts)
  // Nor is what has the same answer either way.
  if (first && facts[0] !== undefined && facts[0] === facts[1])
    return meant(making, part, first, heard)
  if (first === undefined || state.clarifying >= 2)
    return speak(making, {
      part,
      key: '',
      outcome: 'unclear',
      text: phraseOf(state, 'unclear'),
      manner: 'unclear',
    })
  const isOther = second !== undefined && saidWith(facts[1]) === undefined
  const choices = [first, ...(isOther ? [second] : [])].map(namedMeaning)
  const text =
    choices.length === 2 ? `您是问${choices[0]}，还是${choices[1]}呀？` : `您是问${choices[0]}吗？`
  return speak(making, {
    part,
    key: meaningKey(first),
    outcome: 'clarified',
    text,
    manner: 'clarify',
    more: { choices },
  })
}

/** Nothing that the patient has hurts: the plain no, in the word of whoever asked. */
const denied = (making: Making, part: number, key: string, felt: string): Making =>
  speak(making, {
    part,
    key,
    outcome: 'answered',
    text: felt.length === 1 ? `不${felt}。` : '没有。',
    manner: 'answer',
  })

const askedOf = ({ again }: Part): typeof meant => (again === undefined ? meant : saidAgain[again])

const part = (making: Making, at: number, one: Part, heard: Omit<Heard, keyof Subject>): Making => {
  const { state } = making
  switch (one.verdict) {
    case 'understood':
      if (one.felt !== undefined && one.meanings.every(isOfTheIllness))
        return denied(making, at, one.meanings.map(meaningKey).join(), one.felt)
      return one.meanings.reduce(
        (done, meaning) =>
          askedOf(one)(done, at, ofAnother(state, meaning, heard.own), {
            ...heard,
            about: one.about,
            named: one.named === true,
          }),
        making,
      )
    case 'unsure':
      return unsure(making, at, one, heard)
    case 'leak':
      return speak(
        { ...making, state: trusting(state, losses.leak) },
        {
          part: at,
          key: 'leak_attempt',
          outcome: 'leak',
          text: phraseOf(state, 'leak'),
          manner: 'deflect',
        },
      )
    case 'offtopic':
      // Who was asked something proper besides does not complain of the rest.
      if (heard.saying.some((key) => !isTold(key))) return noted(making, at, '', 'unclear')
      return speak(
        { ...making, state: trusting(state, losses.offtopic) },
        {
          part: at,
          key: '',
          outcome: 'offtopic',
          text: phraseOf(state, 'offtopic'),
          manner: 'offtopic',
        },
      )
    case 'unknown':
      if (one.felt !== undefined) return denied(making, at, '', one.felt)
      return speak(making, {
        part: at,
        key: '',
        outcome: 'unclear',
        text: phraseOf(state, 'unclear'),
        manner: 'unclear',
      })
  }
}

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
  { text, parts: asked }: Ask,
): {
  readonly state: State
  readonly observations: readonly Observation[]
  readonly seconds: number
} => {
  const manner = mannerOf(text)
  const parts = manner.blames ? asked.map(withoutComfort) : asked
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
              part(making, at, one, { text, own: ownOf(text, parts, one), saying }),
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
