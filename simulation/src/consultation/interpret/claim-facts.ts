import type { KnownFact } from '#cases'
import { intentOf, meaningKey, readMeaning } from '#ontology'
import { denies, stretchesOf } from './claim-text.ts'
import { isOpen } from './gate.ts'
import type { State } from '../state/state.ts'
import { isOfTheIllness } from './subject.ts'

/** What of a case a patient may speak of in a turn: what was told already, and what a direct question would bring now. */
export const sayableIn = (
  state: State,
  { text, saying }: { readonly text: string; readonly saying: readonly string[] },
): readonly KnownFact[] =>
  [...state.book.facts.values()].filter(
    ({ id, gate, asks }) =>
      id in state.known ||
      gate === undefined ||
      isOpen(gate, state, {
        text,
        own: text,
        saying,
        asks: asks.map(meaningKey),
        isPressed: false,
      }),
  )

/** Questions whose answers tell more of a finding. */
const details: Readonly<Record<string, readonly string[]>> = {
  'symptom:fever': ['fever_detail'],
  'symptom:vomiting': ['vomit_detail'],
  'symptom:hematemesis': ['vomit_detail'],
  'symptom:diarrhea': ['stool_detail', 'bowel_urine'],
  'symptom:melena': ['stool_detail', 'bowel_urine'],
  'symptom:hematochezia': ['stool_detail'],
  'symptom:cough': ['sputum'],
  'symptom:sputum': ['sputum'],
  'symptom:weight_loss': ['weight_change', 'ask_height_weight'],
  'symptom:weight_gain': ['weight_change'],
  'symptom:oliguria': ['urine_detail', 'bowel_urine'],
  'symptom:vaginal_bleed': ['lmp', 'bleed_detail'],
  'symptom:insomnia': ['sleep'],
  'symptom:early_waking': ['sleep', 'timing'],
  'symptom:anorexia': ['appetite'],
  'symptom:polydipsia': ['severity'],
  smoking: ['smoking_amount'],
  alcohol: ['alcohol_amount'],
  pregnancy: ['gestation', 'lmp', 'children'],
  surgery: ['hospitalization'],
}

const isOfSymptom = (key: string): boolean => key.startsWith('symptom:')

/** Whether a finding is what the patient came with, of which the illness's own time, place and nature are told. */
const isComplaint = ({ setup: { script } }: State, key: string): boolean =>
  isOfSymptom(key) &&
  (script.complaint === undefined || script.complaint.some((one) => key === `symptom:${one}`))

/** Facts that tell of any of some findings; of the illness itself where none is named. */
export const factsAbout = (
  state: State,
  sayable: readonly KnownFact[],
  keys: readonly string[],
): readonly KnownFact[] => {
  const wanted = new Set(keys.flatMap((key) => [key, ...(details[key] ?? [])]))
  const entities = new Set(keys.flatMap((key) => readMeaning(key)?.entity ?? []))
  const ofIllness = keys.length === 0 || keys.some((key) => isComplaint(state, key))
  return sayable.filter(({ asks, usual }) =>
    asks.some(
      (ask) =>
        wanted.has(meaningKey(ask)) ||
        (ask.entity !== undefined && entities.has(ask.entity)) ||
        (ofIllness &&
          !usual &&
          ask.entity === undefined &&
          (isOfTheIllness(ask) || intentOf(ask.intent)?.traits.open === true) &&
          intentOf(ask.intent)?.group === 'hpi'),
    ),
  )
}

/** Words by which a topic's own stretch is known in an answer that tells of several things. */
const topicWords: Readonly<Record<string, RegExp>> = {
  surgery: /手术|开[过刀]|动[过刀]|割|剖|钢板|钉子|做的/u,
  hospitalization: /住[过了].{0,4}院|住院/u,
  pregnancy: /怀[过了]|生[过了]|流过|人流|打胎|没怀/u,
  gestation: /怀|没有|不会|例假/u,
  transfusion: /输/u,
  smoking: /抽|烟/u,
  alcohol: /喝|酒/u,
  exposure: /粉尘|灰|毒|烟/u,
  trauma: /摔|碰|撞|磕|伤/u,
  cycle: /准|规律/u,
}
/** Topics of which nothing is said where their words are not found. */
const byWords: ReadonlySet<string> = new Set([
  'cycle',
  'exposure',
  'gestation',
  'pregnancy',
  'vaccination',
])

/** Neither quite yes nor no. */
const partly = /偶尔|不怎么|很少|不太|不大(?!便)|过年|早不|以前不|有时候|没[发犯]过/u
/** All but what is named, or what was looked at and taken and says nothing of what there is. */
const besides = /别的|其他|另外|除了|老伴有|我爸有|^.{0,8}(?:查|做|听|体检|量)过$|没?吃药$/u
const neverLooked = /^.{0,4}没(?:正经)?查过/u
const isWell = /^.{0,4}(?:都|挺|还)?(?:正常|好的|没事|没问题|行$)/u
const plainNo = /^(?:还|应该)?(?:没有|没得?|不会)[吧的]?$|^哪有/u
const plainYes = /^有$/u
const neverAllergic = /[没不].{0,5}过敏|都吃|都用过|也打过/u

const denialIn = (text: string, key: string): boolean | undefined => {
  const all = stretchesOf(text)
  if (plainYes.test(all[0] ?? '')) return false
  if (all.some((one) => plainNo.test(one))) return true
  if (key === 'allergy') return neverAllergic.test(text) ? true : undefined
  if (key === 'menopause') return /没了|断了|绝经/u.test(text) ? false : undefined
  if (neverLooked.test(text) && !all.every(denies)) return undefined
  const stretches = all.filter((one) => !besides.test(one))
  const words = topicWords[key]
  const own = words === undefined ? [] : stretches.filter((one) => words.test(one))
  if (own.length === 0 && byWords.has(key)) return undefined
  const relevant = own.length > 0 ? own : stretches
  const [first = ''] = relevant
  if (relevant.slice(0, 2).some((one) => partly.test(one))) return undefined
  if (denies(first)) return true
  if (key === 'surgery' || key.startsWith('symptom:') || own.length === 0) {
    if (relevant.length > 0 && relevant.every(denies)) return true
  }
  if (isWell.test(first)) return true
  if (own.length === 0 && /没(?:说|有|人|查出|得过|听)/u.test(stretches.join())) return undefined
  return first === '' ? undefined : false
}

/** Somebody who drinks or smokes at times, and not much. */
const atTimes = /偶尔|过年|很少|有时候/u
const habits: ReadonlySet<string> = new Set(['alcohol', 'smoking'])

/** Whether a habit that a patient has at times is what is claimed: who drinks at times does not drink every day, nor never. */
export const isHabitual = (
  sayable: readonly KnownFact[],
  key: string,
  text: string,
): { readonly agrees: boolean; readonly facts: readonly KnownFact[] } | undefined => {
  const facts = habits.has(key)
    ? sayable.filter(
        ({ asks, gate, text }) =>
          gate === undefined && atTimes.test(text) && asks.some(({ intent }) => intent === key),
      )
    : []
  if (facts.length === 0) return undefined
  const isRare = /偶尔|很少|不怎么|少量|不太/u.test(text)
  const isMuch = /每天|天天|经常|一直|[斤两]/u.test(text)
  return { agrees: isRare || (!denies(text) && !isMuch && !/不沾/u.test(text)), facts }
}

/** Whether an answer denies what it is asked for; undefined where it does not say plainly. */
export const isDenial = (fact: KnownFact, key: string): boolean | undefined => {
  if (fact.id === key && key.startsWith('symptom:')) return fact.denied
  if (fact.usual && fact.denied) return true
  return denialIn(fact.text, key)
}

/** What a patient says of a finding: whether they deny it, and in which facts; what is told freely before what is guarded. */
export const answerTo = (
  { book, known }: State,
  sayable: readonly KnownFact[],
  key: string,
): { readonly denied: boolean; readonly facts: readonly KnownFact[] } | undefined => {
  const own = book.facts.get(key)
  const all = (book.answers.get(key) ?? []).filter((fact) => sayable.includes(fact))
  const free = all.filter(({ gate }) => gate === undefined)
  const facts = own && sayable.includes(own) ? [own] : free.length > 0 ? free : all
  const answers = facts.flatMap((fact) => {
    const denied = isDenial(fact, key)
    return denied === undefined ? [] : [{ fact, denied }]
  })
  const [first] = answers
  if (first === undefined || answers.some(({ denied }) => denied !== first.denied)) return undefined
  // Of several that say the same the one that was told already.
  const ordered = answers.toSorted(
    (a, b) => Number(!(a.fact.id in known)) - Number(!(b.fact.id in known)),
  )
  return { denied: first.denied, facts: ordered.map(({ fact }) => fact) }
}
