import type { Meaning } from '#ontology'
import { isOfTheIllness } from './subject.ts'
import type { State } from '../state/state.ts'

/** Relatives at the head of a question, and by which questions they are asked after, the nearest first. */
const relatives: readonly (readonly [words: string, intents: readonly string[]])[] = [
  ['儿子|女儿|闺女|孩子|小孩|娃儿?|娃娃', ['children']],
  ['老公|丈夫|爱人|老伴儿?|对象|媳妇|老婆|妻子', ['spouse_health', 'marriage']],
  [
    '妈妈?|爸妈|爸爸?|爹|娘|父亲|母亲|父母|爷爷|奶奶|姥姥|姥爷|外公|外婆|哥哥?|姐姐?|弟弟?|妹妹?|表哥|表姐',
    ['family_history', 'parents'],
  ],
]

const heads = relatives.map(
  ([words, intents]) => [new RegExp(`^那?(?:[您你](?:的|家)?)?(?:${words})`), intents] as const,
)

/** What is told of relatives: a question of one of them may have been taken for another's. */
const ofFamily: ReadonlySet<string> = new Set([
  'children',
  'family_history',
  'parents',
  'spouse_health',
])
/** Whoever is married to the patient has the patient's children. */
const isMarriedTo = /^(?:丈夫|妻子|老伴|爱人|老公|老婆)$/
const ofChildren = /^那?(?:[您你](?:的|家)?)?(?:儿子|女儿|闺女|孩子)/
/** How one who speaks for a grown patient is asked of that patient's children and parents. */
const ofPatient = /^那?(?:她|他|老人家|病人|患者)(?:的|家)?(?=儿子|女儿|闺女|爸|妈|父|母)/

/** What patients else answer of themselves; symptoms and diseases of relatives are the family's already. */
const ownOnes: ReadonlySet<string> = new Set([
  'adherence',
  'ask_age',
  'ask_education',
  'ask_height_weight',
  'ask_job',
  'current_meds',
  'past_general',
  'surgery',
])

/** A question that names a relative and nothing else (您女儿呢): what they know of that relative; undefined of any other. */
export const relativeNamed = (state: State, own: string): Meaning | undefined => {
  const named = heads.find(([head]) => {
    const rest = own.replace(head, '')
    return rest !== own && /^(?:们)?(?:呢|怎么样|好吗|还好吗)?[?？。\s]*$/.test(rest)
  })
  const meaning = redirectToRelative(state, { intent: 'ask_age' }, own)
  return named === undefined || meaning.intent === 'ask_age' ? undefined : meaning
}

/**
 * What is asked of a relative (孩子多大了, 你妈吃的啥药) is no question for who speaks of themselves: it is taken for what they
 * know of that relative. Of who speaks for another nothing is changed: their child is the patient.
 */
export const redirectToRelative = (
  { book, setup: { script } }: State,
  meaning: Meaning,
  own: string,
): Meaning => {
  const isOwn = script.persona.informant === '本人'
  const text = isOwn
    ? own
    : script.caseInfo.age < 14
      ? ''
      : ofPatient.test(own)
        ? own.replace(ofPatient, '')
        : isMarriedTo.test(script.persona.informant) && ofChildren.test(own)
          ? own
          : ''
  const isOther = ofFamily.has(meaning.intent)
  if (!isOther && !(isOwn && (ownOnes.has(meaning.intent) || isOfTheIllness(meaning))))
    return meaning
  const relative = heads.find(([head]) => head.test(text))?.[1]
  // Of brothers and sisters, and of diseases in the family, the family's answer is right.
  if (relative === undefined || relative.includes(meaning.intent)) return meaning
  if (isOther && meaning.intent === 'family_history') return meaning
  const has = (intent: string): boolean =>
    book.answers.get(intent)?.some(({ usual }) => !usual) === true
  const intent = relative.find(has) ?? relative[0]
  return intent === undefined ? meaning : { intent }
}
