import { diseaseOf, intentOf, readMeaning, symptomOf } from '#ontology'
import {
  flag,
  id,
  known,
  lazy,
  list,
  number,
  object,
  oneOf,
  optional,
  or,
  record,
  text,
  textOr,
  whole,
  type Infer,
  type Shape,
} from '#form'

/** A meaning as one word: `onset_time`, `symptom:fever`, `disease:chd`. */
export const meaning = known((key) => readMeaning(key) !== undefined, '问题目录')

/** On what a guarded fact is told; every named condition must hold. */
export type Gate = {
  readonly all?: readonly Gate[] | undefined
  readonly any?: readonly Gate[] | undefined
  /** Rapport of at least this, 0-100. */
  readonly rapport?: number | undefined
  /** Pressed: asked once more after the patient evaded, in the same words, or for more (还有, 别的, 真的). */
  readonly again?: boolean | undefined
  /** One of these words stands in the question. */
  readonly words?: readonly string[] | undefined
  /** One of these meanings was said before, or is said with it. */
  readonly said?: readonly string[] | undefined
  /** One of these facts is known already. */
  readonly known?: readonly string[] | undefined
}

/** The shape of a gate, of facts and of examinations. */
export const gate: Shape<Gate> = lazy(() =>
  object({
    all: optional(list(gate, 1, 6)),
    any: optional(list(gate, 1, 6)),
    rapport: optional(number(0, 100)),
    again: optional(flag),
    words: optional(list(text(1, 20), 1, 40)),
    said: optional(list(meaning, 1, 10)),
    known: optional(list(id, 1, 10)),
  }),
)

/** What the patient may tell; see content/CASES.md. */
const fact = object({
  id,
  /** Which questions it answers. */
  asks: list(meaning, 1, 12),
  /** 0 told in the opening, 1 to an open question, 2 to a specific one, 3 to a specific one when the gate holds. */
  layer: or(oneOf(0, 1, 2, 3), 2),
  text: text(2, 120),
  /** Told with it, in the same words. */
  reveals: or(list(id, 0, 8), []),
  gate: optional(gate),
  /** What is said instead while the gate is shut: evasive, never false. */
  guarded: optional(text(2, 60)),
  key: or(flag, false),
  safety: or(flag, false),
  /** Shows distress that a doctor should respond to. */
  cue: or(flag, false),
  /** A gesture that goes with it. */
  action: optional(text(2, 30)),
  /** How the case paper puts it, in professional words, for notebook and debrief. */
  note: optional(text(2, 80)),
  /** How one may ask for it, for the debrief, where the usual question of its meaning would not bring it. */
  question: optional(text(4, 60)),
  /** Why it matters, for the debrief of whoever missed it. */
  why: optional(text(4, 120)),
})

const symptomAnswer = textOr(
  text(2, 80),
  object({
    text: text(2, 80),
    key: or(flag, false),
    cue: or(flag, false),
    why: optional(text(4, 120)),
    note: optional(text(2, 80)),
  }),
)

const isSymptom = (name: string): boolean => symptomOf(name) !== undefined

const bySymptom = record(symptomAnswer, isSymptom, '症状目录')
const byDisease = record(symptomAnswer, (name) => diseaseOf(name) !== undefined, '疾病目录')

/** `history.json`: what the patient knows and when they tell it. */
export const historyFields = {
  opening: text(4, 120),
  /** The symptoms of which the illness's own place, nature, degree … are told; any, where it is left out. */
  complaint: optional(list(known(isSymptom, '症状目录'), 1, 6)),
  facts: list(fact, 1, 200),
  symptoms: object({ present: bySymptom, absent: bySymptom }),
  diseases: or(byDisease, {}),
}

const style = object({
  prefix: list(text(0, 20), 1, 6),
  suffix: or(list(text(0, 24), 1, 6), ['']),
  rate: or(number(0.6, 1.5), 1),
  action: optional(text(2, 30)),
})

/** Moods in which a patient speaks; they change how, never what. */
export const moods = ['平静', '焦虑', '痛苦', '不耐烦', '低落', '戒备', '放松'] as const

export type Mood = (typeof moods)[number]

const isMood = (name: string): boolean => moods.some((one) => one === name)

const manner = {
  /** Where rapport begins, 0-100. */
  rapport: number(0, 100),
  mood: oneOf(...moods),
  /** 1 short answers, at most two facts a turn; 2 and 3 the usual three. */
  talkative: oneOf(1, 2, 3),
}

/** Who speaks, and how. */
export const personaFields = {
  persona: object({
    /** 本人, or who speaks for the patient: 母亲, 女儿. */
    informant: or(text(1, 10), '本人'),
    literacy: or(oneOf('低', '中', '高'), '中'),
    selfTheory: text(2, 60),
    ...manner,
    styles: or(record(style, isMood, '情绪'), {}),
    /** Answers in the patient's own manner where the case has nothing: see content/CASES.md. */
    phrases: or(
      object({
        unclear: or(list(text(2, 40), 1, 6), []),
        offtopic: or(list(text(2, 40), 1, 6), []),
        unknown: or(list(text(2, 40), 1, 6), []),
        leak: or(list(text(2, 40), 1, 6), []),
        acknowledge: or(list(text(1, 40), 1, 6), []),
        /** Before what is said once more; versions of a case from before it was known do without. */
        repeated: optional(list(text(1, 24), 1, 6)),
      }),
      { unclear: [], offtopic: [], unknown: [], leak: [], acknowledge: [] },
    ),
    /** What this person answers to what a doctor says: by statement (`empathy`), and to `teach_back` once something was explained. */
    replies: or(
      record(
        list(text(1, 60), 1, 6),
        (name) => name === 'teach_back' || intentOf(name)?.traits.statement === true,
        '陈述目录',
      ),
      {},
    ),
  }),
  /** Other temperaments of the same person; cooperative and guarded ones are derived where absent. */
  variants: or(
    object({ cooperative: optional(object(manner)), guarded: optional(object(manner)) }),
    {},
  ),
}

/** The form of the specification that a client holds (案例信息). */
export const caseInfo = object({
  name: text(2, 10),
  /** 0 female, 1 male. */
  gender: oneOf(0, 1),
  /** Years; a child under two also has `months`. */
  age: whole(0, 110),
  months: optional(whole(0, 36)),
  /** cm, kg. */
  stature: number(30, 230),
  weight: number(1, 250),
  nativePlace: text(2, 20),
  maritalStatus: oneOf('未婚', '已婚', '离异', '丧偶'),
  education: text(2, 10),
  nation: text(2, 10),
  job: text(1, 20),
  address: text(2, 40),
  voice: id,
  mood: oneOf(...moods),
  IsVsp: oneOf(0, 1),
  medicalCondition: text(4, 120),
})

export type Fact = Infer<typeof fact>
export type CaseInfo = Infer<typeof caseInfo>
