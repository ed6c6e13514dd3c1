import { ecgLeads, examinationOf, isOrderReference, readingOf, testOf } from '#catalogue'
import { gate, moods } from './history-format.ts'
import { picture } from './picture-format.ts'
import {
  flag,
  id,
  known,
  list,
  number,
  object,
  oneOf,
  optional,
  or,
  record,
  text,
  textOr,
  type Infer,
  type Shape,
} from '#form'

/** A cap that a missed or wrong act puts on the whole: 40, 59, 69 or 74 (decisions.md 0). */
export const cap = oneOf(40, 59, 69, 74)

/** Vital signs; °C, per minute, per minute, mmHg, mmHg, %. */
const vitals = object({
  T: number(30, 43),
  P: number(0, 300),
  R: number(0, 100),
  SBP: number(0, 300),
  DBP: number(0, 200),
  SpO2: number(0, 100),
})

/** Changes of vital signs, added to what they are. */
export const changes = object({
  T: optional(number(-5, 5)),
  P: optional(number(-150, 150)),
  R: optional(number(-40, 40)),
  SBP: optional(number(-150, 150)),
  DBP: optional(number(-100, 100)),
  SpO2: optional(number(-60, 60)),
})

const sound = {
  read: (value: unknown, path: string, problems: Parameters<Shape<unknown>['read']>[2]) => {
    const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : ''
    if (kind === 'heart') return heart.read(value, path, problems)
    return kind === 'bowel' ? bowel.read(value, path, problems) : breath.read(value, path, problems)
  },
}

const heart = object({
  kind: oneOf('heart'),
  rhythm: oneOf('regular', 'irregular', 'extrasystoles'),
  s1: number(0, 1.5),
  s2: number(0, 1.5),
  s3: optional(number(0, 1)),
  s4: optional(number(0, 1)),
  murmur: optional(
    object({
      timing: oneOf('systolic', 'diastolic', 'continuous'),
      shape: oneOf('ejection', 'plateau', 'decrescendo', 'rumble'),
      grade: number(1, 6),
      site: oneOf('apex', 'pulmonary', 'aortic', 'erb', 'tricuspid'),
    }),
  ),
  rub: optional(flag),
})

const breath = object({
  kind: oneOf('breath'),
  base: oneOf('vesicular', 'bronchial', 'diminished', 'absent', 'prolonged-expiration'),
  added: list(
    object({
      type: oneOf('fine-crackles', 'coarse-crackles', 'wheeze', 'rhonchi', 'rub', 'stridor'),
      phase: oneOf('inspiration', 'expiration', 'both'),
    }),
    0,
    4,
  ),
  where: optional(text(2, 20)),
})

const bowel = object({
  kind: oneOf('bowel'),
  perMinute: number(0, 60),
  pitch: oneOf('normal', 'high', 'none'),
})

const finding = object({
  /** An examination of the catalogue. */
  item: known((name) => examinationOf(name) !== undefined, '查体目录'),
  /** What is found; absent where it is what the catalogue says of a healthy person. */
  finding: optional(text(2, 160)),
  sound: optional(sound),
  key: or(flag, false),
  points: or(number(0, 10), 0),
  why: optional(text(4, 120)),
  /** When it can be done at all (trust, what was said, what is known); `words` and `again` are of questions alone. */
  gate: optional(gate),
  /** What is said instead while the gate is shut: evasive, never false. */
  guarded: optional(text(2, 60)),
})

/** `examination.json`: the vital signs on arrival and what differs from health. */
export const examinationFields = {
  vitals,
  exam: list(finding, 1, 70),
}

const deviation = object({
  st: optional(number(-1, 1)),
  stShape: optional(oneOf('convex', 'concave', 'horizontal', 'downsloping')),
  t: optional(oneOf('upright', 'inverted', 'tall', 'flat', 'biphasic')),
  q: optional(number(0, 2)),
  r: optional(number(0, 4)),
  p: optional(number(-0.4, 0.6)),
})

const tracing = object({
  rhythm: oneOf(
    'sinus',
    'atrial-fibrillation',
    'atrial-flutter',
    'supraventricular-tachycardia',
    'ventricular-tachycardia',
    'junctional',
    'av-block-1',
    'av-block-2',
    'av-block-3',
  ),
  pr: optional(number(0, 500)),
  pDuration: optional(number(40, 200)),
  qrs: optional(number(40, 250)),
  qtc: optional(number(250, 700)),
  axis: optional(number(-180, 180)),
  extrasystoles: optional(oneOf('atrial', 'ventricular')),
  leads: record(deviation, (name) => ecgLeads.some((one) => one === name), '导联'),
})

const value = textOr(
  text(1, 60),
  object({
    value: textOr(text(1, 60), number(-1000, 10_000_000)),
    range: optional(list(number(-1000, 10_000_000), 2, 2)),
  }),
)

const figure: Shape<number | Infer<typeof value>> = {
  read: (given, path, problems) =>
    typeof given === 'number'
      ? number(-1000, 10_000_000).read(given, path, problems)
      : value.read(given, path, problems),
}

/** What a test shows; what is absent is as in health, or as before. */
const shown = {
  /** Laboratory: what differs from health, by analyte. */
  values: optional(record(figure)),
  /** Imaging: the report; of a tracing the formal one, shown when the student has read it themselves. */
  report: optional(text(2, 300)),
  tracing: optional(tracing),
  /** Imaging: the drawing; absent where it is as in health. */
  picture: optional(picture),
}

const order = known(isOrderReference, '医嘱目录')

const test = object({
  id: known((name) => testOf(name) !== undefined, '检查目录'),
  necessity: oneOf('must', 'should', 'optional', 'waste', 'harmful'),
  points: or(number(0, 10), 0),
  /** Virtual minutes since the beginning within which it should be there, and what that is worth. */
  within: optional(object({ minutes: number(1, 600), points: number(0, 10) })),
  /** The whole is capped when it was not done (must) or was ordered (harmful). */
  cap: optional(cap),
  ...shown,
  /** Serial results: what it shows when it is taken so many virtual minutes after the beginning, or after one of these orders. */
  later: optional(
    list(object({ from: number(0, 1440), after: optional(list(order, 1, 8)), ...shown }), 1, 8),
  ),
  /** What is to be read out of it, and what must not be. */
  reading: optional(
    object({
      find: list(
        known((name) => readingOf(name) !== undefined, '判读目录'),
        1,
        8,
      ),
      points: number(0.5, 10),
    }),
  ),
  /** Why it is needed, wasteful or harmful. */
  why: optional(text(4, 120)),
  penalty: optional(number(0.5, 20)),
})

const decline = object({
  id,
  /** Virtual minutes after the beginning. */
  at: number(1, 1440),
  /** It does not happen when one of these was ordered in time. */
  unless: list(order, 1, 12),
  vitals: changes,
  zh: text(4, 100),
  says: optional(text(2, 80)),
  mood: optional(oneOf(...moods)),
  penalty: or(number(0, 20), 0),
})

/** `tests.json`: results, and what becomes of the patient while one waits. */
export const testFields = {
  tests: list(test, 1, 80),
  course: or(list(decline, 0, 10), []),
}

export type Vitals = Infer<typeof vitals>
export type VitalChanges = Infer<typeof changes>
export type Finding = Infer<typeof finding>
export type CaseTest = Infer<typeof test>
export type Decline = Infer<typeof decline>
