import type { Meaning } from '#ontology'
import { isOfTheIllness } from './telling.ts'
import type { State } from './state.ts'

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

/**
 * What is asked of a relative (孩子多大了, 你妈吃的啥药) is no question for who speaks of themselves: it is taken for what they
 * know of that relative. Of who speaks for another nothing is changed: their child is the patient.
 */
export const ofAnother = (
  { book, setup: { script } }: State,
  meaning: Meaning,
  own: string,
): Meaning => {
  if (script.persona.informant !== '本人') return meaning
  if (!ownOnes.has(meaning.intent) && !isOfTheIllness(meaning)) return meaning
  const asked = heads.find(([head]) => head.test(own))?.[1]
  if (asked === undefined) return meaning
  const has = (intent: string): boolean =>
    book.answers.get(intent)?.some(({ usual }) => !usual) === true
  const intent = asked.find(has) ?? asked[0]
  return intent === undefined ? meaning : { intent }
}
