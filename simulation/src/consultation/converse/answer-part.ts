import { chosen } from '#arithmetic'
import { isStatement, meaningKey, namedMeaning } from '#ontology'
import type { Part } from '#understanding'
import { losses, phraseOf } from './manner.ts'
import { saysAllIsWell } from '../interpret/claim-people.ts'
import { redirectToRelative, relativeNamed } from '../interpret/relatives.ts'
import { correctClaims, answerRecital } from './recital.ts'
import { answerMeaning, type AnswerContext } from './answer-meaning.ts'
import { repeatAnswer } from './repeat-answer.ts'
import { changeTrust } from '../state/state.ts'
import { isOfTheIllness, type Subject } from '../interpret/subject.ts'
import { tell } from './telling.ts'
import { noteOutcome, speak, type TurnDraft } from './turn-draft.ts'

const isTold = (key: string): boolean => isStatement({ intent: key.split(':')[0] ?? '' })
/** Nobody is taken to have meant these by halves. */
const grave: ReadonlySet<string> = new Set(['blame', 'leak_attempt', 'other'])

/** Asks back which of two questions was meant. What is only told nobody asks back about: it is taken for what it seems. */
const askBack = (
  draft: TurnDraft,
  part: number,
  { meanings, about, named, claims }: Part,
  saying: Omit<AnswerContext, keyof Subject>,
): TurnDraft => {
  const { state } = draft
  const context = { ...saying, about, named: named === true }
  // Whoever asks whether something is so is not told yes because it may have been a summing up.
  if (claims !== undefined && meanings.some(({ intent }) => intent === 'summarize'))
    return answerRecital(draft, part, claims, context)
  const statement = meanings.every(isStatement)
    ? meanings.find(({ intent }) => !grave.has(intent))
    : undefined
  if (statement)
    return answerMeaning(draft, part, statement, { ...saying, about: undefined, named: false })
  const [first, second] = meanings.filter((meaning) => !isStatement(meaning))
  const facts = [first, second].map((meaning) => meaning && tell(state, meaning, context).fact?.id)
  const saidWith = (id: string | undefined) =>
    draft.outcomes.find((one) => id !== undefined && one.facts.includes(id))
  const pieces = saidWith(facts[0])
  // What was just answered with another part is not asked back about.
  if (first && pieces) return noteOutcome(draft, part, meaningKey(first), 'answered', pieces.facts)
  // Nor is what has the same answer either way.
  if (first && facts[0] !== undefined && facts[0] === facts[1])
    return answerMeaning(draft, part, first, context)
  if (first === undefined || state.clarifying >= 2)
    return speak(draft, {
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
  return speak(draft, {
    part,
    key: meaningKey(first),
    outcome: 'clarified',
    text,
    manner: 'clarify',
    more: { choices },
  })
}

/** Nothing that the patient has hurts: the plain no, in the word of whoever asked. */
const denyFeeling = (draft: TurnDraft, part: number, key: string, felt: string): TurnDraft =>
  speak(draft, {
    part,
    key,
    outcome: 'answered',
    text: felt.length === 1 ? `不${felt}。` : '没有。',
    manner: 'answer',
  })

const learning = ['书上的事我哪懂啊，您问我哪里不舒服吧。', '这是你们大夫的学问，我不懂。']

/** What is asked of a student, and not of a patient. */
const declineTextbook = (draft: TurnDraft, part: number): TurnDraft => {
  const { setup, seq } = draft.state
  const text = chosen(learning, setup.seed, seq, 'textbook') ?? ''
  return speak(draft, { part, key: '', outcome: 'unknown', text, manner: 'deflect' })
}

const answererFor = ({ again }: Part): typeof answerMeaning =>
  again === undefined ? answerMeaning : repeatAnswer[again]

/** What a part means, one meaning after the other; a summing up is gone through by what it says. */
const answerMeanings = (
  draft: TurnDraft,
  at: number,
  one: Part,
  saying: Omit<AnswerContext, keyof Subject>,
): TurnDraft => {
  const { state } = draft
  const context = { ...saying, about: one.about, named: one.named === true }
  return one.meanings.reduce(
    (done, meaning) =>
      meaning.intent === 'summarize' && one.claims !== undefined
        ? answerRecital(done, at, one.claims, context)
        : answererFor(one)(done, at, redirectToRelative(state, meaning, context.own), context),
    draft,
  )
}

/** Whether a part sums up what was heard. */
const isSummary = ({ verdict, meanings }: Part): boolean =>
  verdict === 'understood' && meanings.some(({ intent }) => intent === 'summarize')

/** Answers one part of a turn. What a leading question assumes wrongly is put right first; of what is taken for granted and is not so nothing else is answered. */
export const answerPart = (
  draft: TurnDraft,
  at: number,
  one: Part,
  context: Omit<AnswerContext, keyof Subject>,
): TurnDraft => {
  const claims = isSummary(one) ? [] : (one.claims ?? [])
  const put = correctClaims(draft, at, claims, {
    ...context,
    about: one.about,
    named: one.named === true,
  })
  if (put === undefined) return answerVerdict(draft, at, one, context)
  const isAnswered =
    one.verdict !== 'understood' ||
    claims.every(({ presupposed, text }) => presupposed === true || saysAllIsWell(text))
  if (isAnswered) return put
  const wrong = new Set(claims.flatMap(({ findings }) => findings.map(({ key }) => key)))
  const rest = one.meanings.filter((meaning) => !wrong.has(meaningKey(meaning)))
  return answerVerdict(put, at, { ...one, meanings: rest }, context)
}

const answerVerdict = (
  draft: TurnDraft,
  at: number,
  one: Part,
  context: Omit<AnswerContext, keyof Subject>,
): TurnDraft => {
  const { state } = draft
  const relative = relativeNamed(state, context.own)
  if (relative !== undefined)
    return answerMeaning(draft, at, relative, { ...context, about: undefined, named: false })
  switch (one.verdict) {
    case 'understood':
      if (one.felt !== undefined && one.meanings.every(isOfTheIllness))
        return denyFeeling(draft, at, one.meanings.map(meaningKey).join(), one.felt)
      return answerMeanings(draft, at, one, context)
    case 'unsure':
      return askBack(draft, at, one, context)
    case 'leak':
      return speak(
        { ...draft, state: changeTrust(state, losses.leak) },
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
      if (context.saying.some((key) => !isTold(key))) return noteOutcome(draft, at, '', 'unclear')
      return speak(
        { ...draft, state: changeTrust(state, losses.offtopic) },
        {
          part: at,
          key: '',
          outcome: 'offtopic',
          text: phraseOf(state, 'offtopic'),
          manner: 'offtopic',
        },
      )
    case 'unknown': {
      if (one.isTextbook === true) return declineTextbook(draft, at)
      if (one.felt !== undefined) return denyFeeling(draft, at, '', one.felt)
      return speak(draft, {
        part: at,
        key: '',
        outcome: 'unclear',
        text: phraseOf(state, 'unclear'),
        manner: 'unclear',
      })
    }
  }
}
