import type { KnownFact } from '#cases'
import {
  intentOf,
  meaningKey,
  modelQuestion,
  symptomOf,
  type IntentGroup,
  type Meaning,
} from '#ontology'
import { isPressed, timesAsked } from '../interpret/asked-before.ts'
import { isOpen, names, type Moment } from '../interpret/gate.ts'
import type { Clue } from '../state/observation.ts'
import { replyToBroad } from './replies.ts'
import { relationIn, canRelate, isOfDay, ownPace, relatedTo } from '../interpret/relation.ts'
import { isOfTheIllness, isOfTheWhole, type Subject } from '../interpret/subject.ts'
import type { Book, Outcome, State } from '../state/state.ts'

/** What the patient has to say to one meaning, before it is put in their manner. */
export type Telling = {
  readonly outcome: Outcome
  readonly text: string
  readonly fact?: KnownFact
}

/** What the sputum is like is answered by whether there is any, where the case has no more to say. */
const serving = (book: Book, intent: string): readonly KnownFact[] =>
  book.answers.get(intentOf(intent)?.traits.after ?? '') ?? []

/** What something is like: the illness's own says nothing about a symptom beside it. */
const likeness: ReadonlySet<string> = new Set([
  'location',
  'onset_time',
  'quality',
  'radiation',
  'severity',
])
/** When and by what it comes and goes: symptoms of one illness often do so together. */
const course: ReadonlySet<string> = new Set([
  'aggravate',
  'duration',
  'frequency',
  'relieve',
  'timing',
])

/** A finding named in these is the circumstance (咳嗽的时候疼吗), or one of several (以前这样过吗，比如手麻): that it is denied answers nothing. */
const circumstances: ReadonlySet<string> = new Set(['aggravate', 'first_episode', 'relieve'])
/** What something looks like; the case's own answer is better than that there is not too much or too little of it. */
const looks: ReadonlySet<string> = new Set(['sputum', 'stool_detail', 'urine_detail'])

/** Whether that a symptom is denied answers a question about it. */
const isAnsweredByDenial = ({ book }: State, intent: string, named: boolean): boolean =>
  !circumstances.has(intent) &&
  !(looks.has(intent) && book.answers.has(intent)) &&
  (named || !isOfTheWhole(intent))

/** The symptom that a question about the illness is put of. */
const subjectOf = (meaning: Meaning, about: string | undefined): string | undefined =>
  meaning.entity ?? (isOfTheIllness(meaning) ? about : undefined)

/**
 * What is said of a symptom that the question names and that is not the complaint, where the case has no detail of it
 * (手抖是两只手都抖吗, of who came for the heart): once its own words; then nothing, of what it is like.
 */
const besideComplaint = (
  { known, book, setup }: State,
  intent: string,
  entity: string | undefined,
): readonly KnownFact[] | undefined => {
  const { complaint } = setup.script
  const key = `symptom:${entity}`
  const own = book.answers.get(key)?.filter(({ denied }) => !denied) ?? []
  if (complaint === undefined || complaint.includes(entity ?? '') || own.length === 0)
    return undefined
  if (!likeness.has(intent) && !course.has(intent)) return undefined
  if (!own.every(({ id }) => id in known)) return own
  // How long each time and how often is not the same of two findings: the patient has no more than their own words.
  if (ownPace.has(intent)) return own
  return likeness.has(intent) ? [] : undefined
}

/**
 * The facts that can answer. Of a symptom with an answer of its own (咳嗽多久了) that one; of one that is denied and was
 * not asked before the denial, lest the illness's own time be told as its; else what the case says of the illness.
 */
const candidates = (
  state: State,
  meaning: Meaning,
  { about, named }: Subject,
): readonly KnownFact[] => {
  const { book } = state
  const { intent } = meaning
  const entity = subjectOf(meaning, about)
  const exact = book.answers.get(entity === undefined ? intent : meaningKey({ intent, entity }))
  // What is shut and has no evasion of its own leaves the word to what is told of the illness.
  if (exact?.some(({ gate, guarded }) => gate === undefined || guarded !== undefined)) return exact
  const rest = ofTheIllness(state, intent, entity, named)
  return [...(exact ?? []), ...rest]
}

const ofTheIllness = (
  state: State,
  intent: string,
  entity: string | undefined,
  named: boolean,
): readonly KnownFact[] => {
  const { book, known } = state
  const isDenial = isAnsweredByDenial(state, intent, named)
  const denial = isDenial ? book.facts.get(`symptom:${entity}`) : undefined
  // How often what is not there comes is no matter of the illness; pains are easily taken for one another.
  const isSure =
    named && ownPace.has(intent) && symptomOf(entity ?? '')?.zh.includes('痛') === false
  if (denial?.denied === true && (isSure || !(denial.id in known))) return [denial]
  const beside = named ? besideComplaint(state, intent, entity) : undefined
  return beside ?? book.answers.get(intent) ?? serving(book, intent)
}

/** A broad question opens the story and no more, but for a guarded fact that its words name (家里有没有人想不开). */
const withinReach = (
  meaning: Meaning,
  facts: readonly KnownFact[],
  text: string,
): readonly KnownFact[] =>
  intentOf(meaning.intent)?.traits.open
    ? facts.filter(({ layer, gate }) => layer < 2 || (gate !== undefined && names(gate, text)))
    : facts

const byLayer = (facts: readonly KnownFact[]): readonly KnownFact[] =>
  facts.toSorted((one, other) => one.layer - other.layer)

/** Every fact that a meaning can bring out, told or not, open or not, in the order in which they come. */
export const answering = (
  state: State,
  meaning: Meaning,
  subject: Subject,
  text: string,
): readonly KnownFact[] => byLayer(withinReach(meaning, candidates(state, meaning, subject), text))

const ofSymptom = (entity: string): Meaning => ({ intent: 'symptom', entity })

/** Of facts that were all told the one that the words name, else the one that was told last. */
const lastTold = (
  { known }: State,
  open: readonly KnownFact[],
  text: string,
): KnownFact | undefined =>
  open.find(({ gate }) => gate !== undefined && names(gate, text)) ??
  open.toSorted((one, other) => (known[other.id] ?? 0) - (known[one.id] ?? 0))[0]

const outcomeOf = (state: State, meaning: Meaning, fact: KnownFact, own: string): Outcome =>
  fact.id in state.known && timesAsked(state, meaningKey(meaning), fact, own) > 0
    ? 'repeated'
    : 'answered'

/** One fact a meaning: one that the words name, the first that is open and not told yet; else the patient evades or says it again. */
export const tell = (
  state: State,
  meaning: Meaning,
  { about, named, ...said }: Omit<Moment, 'asks' | 'isPressed'> & Subject,
): Telling => {
  const subject = { about, named }
  const relations = canRelate(meaning.intent) ? relationIn(said.own) : []
  const [tied] = relations.length > 0 ? relatedTo(state, relations, about, said) : []
  if (tied !== undefined)
    return { outcome: outcomeOf(state, meaning, tied, said.own), text: tied.text, fact: tied }
  // 疼跟吃饭有关系吗 asks what makes it worse, and not at what time of day it comes.
  if (relations.length > 0 && meaning.intent === 'timing' && !isOfDay(relations))
    return tell(state, { intent: 'aggravate' }, { ...subject, ...said })
  const all = answering(state, meaning, subject, said.text)
  const momentOf = ({ asks }: KnownFact): Moment => {
    const keys = asks.map(meaningKey)
    return { ...said, asks: keys, isPressed: isPressed(state, keys, said.own) }
  }
  const open = all.filter(
    (fact) => fact.gate === undefined || isOpen(fact.gate, state, momentOf(fact)),
  )
  // Of several guarded facts the one that is named comes first: asked after aspirin, nobody tells of the herbs.
  const untold = open.filter(({ id }) => !(id in state.known))
  const isNamed = ({ gate }: KnownFact): boolean => gate !== undefined && names(gate, said.text)
  // By a word of its own: 药 stands in every question about medicines.
  const isMeant = (fact: KnownFact): boolean =>
    names(fact.gate ?? {}, said.own) && !names(fact.gate ?? {}, modelQuestion(meaning))
  const fresh = untold.find(isNamed) ?? (open.some(isMeant) ? undefined : untold[0])
  if (fresh !== undefined) return { outcome: 'answered', text: fresh.text, fact: fresh }
  const shut = all.filter((fact) => !open.includes(fact) && fact.guarded !== undefined)
  const evades = shut.find(isNamed) ?? shut[0]
  const again = lastTold(state, open, said.text)
  // A question after something else is answered as it was; only who presses, or comes near, is evaded.
  if (
    evades?.guarded !== undefined &&
    (again === undefined || isNamed(evades) || momentOf(evades).isPressed)
  )
    return { outcome: 'guarded', text: evades.guarded }
  if (again === undefined) return { outcome: 'unknown', text: '' }
  // Whoever asks broadly once more wants something new, not the same again: of a complaint that they name, what it is like.
  if (intentOf(meaning.intent)?.traits.open && again.layer < 2) {
    return meaning.intent === 'chief' &&
      named &&
      about !== undefined &&
      answering(state, ofSymptom(about), subject, said.text).length > 0
      ? tell(state, ofSymptom(about), { ...subject, ...said })
      : { outcome: 'answered', text: replyToBroad(state, meaning.intent) }
  }
  // A connection of which nothing is known is not answered by another one once more.
  if (relations.length > 0) return { outcome: 'unknown', text: '' }
  return { outcome: outcomeOf(state, meaning, again, said.own), text: again.text, fact: again }
}

/** To which part of the notebook a fact belongs. */
export const groupOf = (fact: KnownFact): IntentGroup =>
  intentOf(fact.asks[0]?.intent ?? '')?.group ?? 'hpi'

/** What goes into the notebook with a fact: itself, and what the same words tell besides. */
export const cluesOf = (state: State, fact: KnownFact): readonly Clue[] => [
  ...(fact.id in state.known ? [] : [{ id: fact.id, group: groupOf(fact), text: fact.text }]),
  ...fact.reveals.flatMap((id) => {
    const other = state.book.facts.get(id)
    // The same words are shown for what they tell besides: its own are not out yet.
    return other === undefined || id in state.known
      ? []
      : [{ id, group: groupOf(other), text: fact.text }]
  }),
]

/** The facts that are known once a fact was told. */
export const factsToldWith = (fact: KnownFact): readonly string[] => [fact.id, ...fact.reveals]
