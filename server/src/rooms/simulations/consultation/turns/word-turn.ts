import { lexiconOf } from '@xinglin/simulation/understanding'
import { checkerOf, spokenLength, type Checker } from '@xinglin/simulation/wording'
import { secretNames, type CaseScript } from '@xinglin/simulation/cases'
import type { Observation, State } from '@xinglin/simulation/consultation'
import type { Visit } from '#platform/visit'
import { answeredIn, answersIn, promptOf } from '../wording/prompt.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { productModel } from '../session/understanding.ts'
import type { EventRow, SessionRow } from '../session/store.ts'

// Nothing to word in a word or two, and too much to word in a hundred and twenty.
const shortest = 6
const longest = 120

let lexicon: ReturnType<typeof lexiconOf> | undefined
const checkers = new WeakMap<CaseScript, Checker>()

/** The checker of a case, with the names that its patient never says. */
const checkerFor = (script: CaseScript): Checker => {
  lexicon ??= lexiconOf(productModel())
  const known = checkers.get(script) ?? checkerOf(lexicon, secretNames(script))
  checkers.set(script, known)
  return known
}

/** The switches of a school: the installation's service words nothing where they are off, as they are at first. */
const mayWord = ({ school: { flags } }: Pick<Visit, 'school'>, mode: SessionRow['mode']): boolean =>
  flags['language_model'] === true &&
  (mode === 'practice' || (mode === 'examination' && flags['language_model_examinations'] === true))

type Turn = Pick<EventRow, 'seq' | 'action'> & { readonly observations: readonly Observation[] }

/** Whether the answers of a turn are worded: answers of some length, and no attempt to get at the diagnosis. */
export const isWorded = (
  { wordings }: Pick<ConsultationDeps, 'wordings'>,
  visit: Visit,
  { mode }: SessionRow,
  { action, observations }: Turn,
): boolean => {
  if (!wordings || action.type !== 'ask' || !mayWord(visit, mode)) return false
  const tries = action.parts.some(
    ({ verdict, meanings }) =>
      verdict === 'leak' || meanings.some(({ intent }) => intent === 'leak_attempt'),
  )
  const length = spokenLength(answeredIn(observations))
  return !tries && length >= shortest && length <= longest
}

/** Has the answers of a turn that was committed worded; nobody waits for it. */
export const beginWording = (
  { wordings }: Pick<ConsultationDeps, 'wordings'>,
  visit: Visit,
  { id: sessionId }: SessionRow,
  { seq, action, observations }: Turn,
  { setup: { script } }: State,
): void => {
  if (action.type !== 'ask') return
  const { gender, age } = script.caseInfo
  const { informant, literacy, talkative } = script.persona
  wordings?.begin({
    schoolId: visit.school.id,
    personId: visit.person?.id ?? '',
    sessionId,
    seq,
    prompt: promptOf(action.text, answersIn(observations), {
      informant,
      gender,
      age,
      literacy,
      talkative,
    }),
    said: answeredIn(observations),
    checker: checkerFor(script),
  })
}
