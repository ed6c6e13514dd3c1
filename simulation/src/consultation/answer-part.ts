import { chosen } from '#arithmetic'
import { isStatement, meaningKey, namedMeaning } from '#ontology'
import type { Part } from '#understanding'
import { losses, phraseOf } from './manner.ts'
import { ofAnother, relativeNamed } from './of-another.ts'
import { putRight, recited } from './recital.ts'
import { meant, type Heard } from './reply.ts'
import { saidAgain } from './said-again.ts'
import { trusting } from './state.ts'
import { isOfTheIllness, tell, type Subject } from './telling.ts'
import { noted, speak, type Making } from './turn.ts'

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

const learning = ['书上的事我哪懂啊，您问我哪里不舒服吧。', '这是你们大夫的学问，我不懂。']

/** What is asked of a student, and not of a patient. */
const textbook = (making: Making, part: number): Making => {
  const { setup, seq } = making.state
  const text = chosen(learning, setup.seed, seq, 'textbook') ?? ''
  return speak(making, { part, key: '', outcome: 'unknown', text, manner: 'deflect' })
}

const askedOf = ({ again }: Part): typeof meant => (again === undefined ? meant : saidAgain[again])

/** What a part means, one meaning after the other; a summing up is gone through by what it says. */
const understood = (
  making: Making,
  at: number,
  one: Part,
  saying: Omit<Heard, keyof Subject>,
): Making => {
  const { state } = making
  const heard = { ...saying, about: one.about, named: one.named === true }
  return one.meanings.reduce(
    (done, meaning) =>
      meaning.intent === 'summarize' && one.claims !== undefined
        ? recited(done, at, one.claims, heard)
        : askedOf(one)(done, at, ofAnother(state, meaning, heard.own), heard),
    making,
  )
}

/** Whether a part sums up what was heard. */
const isSummary = ({ verdict, meanings }: Part): boolean =>
  verdict === 'understood' && meanings.some(({ intent }) => intent === 'summarize')

/** Answers one part of a turn. What a leading question assumes wrongly is put right first; of what is taken for granted and is not so nothing else is answered. */
export const answerPart = (
  making: Making,
  at: number,
  one: Part,
  heard: Omit<Heard, keyof Subject>,
): Making => {
  const claims = isSummary(one) ? [] : (one.claims ?? [])
  const put = putRight(making, at, claims, {
    ...heard,
    about: one.about,
    named: one.named === true,
  })
  if (put === undefined) return asked(making, at, one, heard)
  const isAnswered =
    one.verdict !== 'understood' || claims.every(({ presupposed }) => presupposed === true)
  if (isAnswered) return put
  const wrong = new Set(claims.flatMap(({ findings }) => findings.map(({ key }) => key)))
  const rest = one.meanings.filter((meaning) => !wrong.has(meaningKey(meaning)))
  return asked(put, at, { ...one, meanings: rest }, heard)
}

const asked = (
  making: Making,
  at: number,
  one: Part,
  heard: Omit<Heard, keyof Subject>,
): Making => {
  const { state } = making
  const relative = relativeNamed(state, heard.own)
  if (relative !== undefined)
    return meant(making, at, relative, { ...heard, about: undefined, named: false })
  switch (one.verdict) {
    case 'understood':
      if (one.felt !== undefined && one.meanings.every(isOfTheIllness))
        return denied(making, at, one.meanings.map(meaningKey).join(), one.felt)
      return understood(making, at, one, heard)
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
    case 'unknown': {
      if (one.isTextbook === true) return textbook(making, at)
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
}
