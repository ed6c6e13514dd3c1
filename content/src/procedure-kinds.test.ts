import { goldenWay, sheetOf } from '@xinglin/simulation/operation'
import {
  conditionsOf,
  nested,
  proofreadLists,
  readVariant,
  stepsOf,
  type Condition,
  type Procedure,
  type Step,
} from '@xinglin/simulation/procedures'
import { describe, expect, test } from 'vitest'
import { procedures, setupOf } from './conduct.ts'

const all = [...procedures]

test.each(all)('%s says of every list whether one is meant or each', (_, procedure) =>
  expect(proofreadLists(procedure)).toEqual([]),
)

/** Conditions on one deed each, with what is asked of it. */
const leaves = (whole: Condition | undefined): readonly Condition[] =>
  whole === undefined ? [] : nested(whole).filter(({ did }) => did !== undefined)

/** Courtesies that are worth something late too. */
const lateIsBetterThanNever = ['introduce', 'comfort', 'family']

const isTimed = ({ before, after, since }: Condition): boolean =>
  before !== undefined || after !== undefined || since !== undefined

/** Deeds of a step that earn a half at any time, although all of it is due at its time. */
const creditedAnyTime = ({ full, half, order }: Step): readonly string[] =>
  order !== 'free' || half === undefined
    ? []
    : leaves(half)
        .filter((one) => !isTimed(one))
        .flatMap(({ did = [] }) => did)
        .filter((deed) => {
          const due = leaves(full).filter(({ did }) => did?.includes(deed) === true)
          return due.length > 0 && due.every(isTimed)
        })

test.each(all)('%s: what is due at its time earns no half at another', (_, procedure) =>
  expect(
    stepsOf(procedure)
      .filter(({ id }) => !lateIsBetterThanNever.includes(id))
      .flatMap((step) => creditedAnyTime(step).map((deed) => `${step.id}: ${deed}`)),
  ).toEqual([]),
)

const advancing = ({ deeds }: Procedure): readonly string[] =>
  deeds.filter(({ verb }) => verb === 'advance').map(({ id }) => id)

test.each(all)('%s: of a depth the last one counts, none that was passed', (_, procedure) => {
  const moving = advancing(procedure)
  const passed = stepsOf(procedure).flatMap(({ id, full, half }) =>
    [...leaves(full), ...leaves(half)]
      .filter(
        ({ did = [], values }) => did.some((one) => moving.includes(one)) && values?.['depth'],
      )
      .filter(({ last }) => last !== true)
      .map(() => id),
  )
  expect(passed).toEqual([])
})

test.each(all)('%s: what is asked at the end is not judged by a try before it', (_, procedure) => {
  // Pose, place of the hands, way of mixing: of several the last one counts.
  const corrected = ['pose', 'hands', 'judge', 'report', 'purpose', 'invert', 'send']
  const open = stepsOf(procedure).flatMap(({ id, full }) =>
    leaves(full)
      .filter(
        ({ did = [], option }) =>
          option !== undefined && did.some((one) => corrected.includes(one)),
      )
      .filter(({ last }) => last !== true)
      .map(() => id),
  )
  expect(open).toEqual([])
})

describe('what is right does not hang on sex, age or weight, unless it is said', () => {
  const bodies = [
    { gender: 0, age: 24, weight: 43, stature: 152, build: '瘦' },
    { gender: 0, age: 71, weight: 92, stature: 160, build: '肥胖' },
    { gender: 1, age: 19, weight: 52, stature: 165, build: '瘦' },
    { gender: 1, age: 80, weight: 104, stature: 182, build: '肥胖' },
  ] as const
  test.each(all)('%s is mastered by the expert with any body', (_, procedure) => {
    for (const variant of procedure.variants)
      for (const body of bodies) {
        const is = { ...variant.is }
        if (is['sex'] !== undefined) is['sex'] = body.gender === 1 ? 'male' : 'female'
        const other = { ...variant, is, patient: { ...variant.patient, ...body } }
        const { state, refused } = goldenWay({
          procedure,
          variant: other,
          seed: 7,
          mode: 'contest',
        })
        const name = `${variant.id} ${JSON.stringify(body)}`
        expect(refused, name).toEqual([])
        expect(sheetOf(state).composite, name).toBeGreaterThanOrEqual(90)
        expect(state.measures['mg-lidocaine'] ?? 0, name).toBeLessThanOrEqual(4.5 * body.weight)
      }
  })
})

describe('a model’s anatomy says what the text says', () => {
  /** Where a tissue begins along a way (cm), for bodies of 92-108 %, and what the text of the procedure says of it. */
  test.each<[slug: string, path: string, tissue: string, from: number, to: number, words: RegExp]>([
    ['urinary-catheterization', 'male', 'bladder', 17.5, 22, /男(?:性)?20–22 cm/],
    ['urinary-catheterization', 'female', 'bladder', 3.5, 6, /女(?:性)?4–6 cm/],
    ['gastric-intubation', 'gullet', 'pharynx', 6, 16, /14–16 cm到咽部/],
    ['gastric-intubation', 'gullet', 'stomach', 38, 47, /45–55 cm/],
    ['lumbar-puncture', 'canal', 'csf', 3.5, 6, /4–6 cm/],
    ['endotracheal-intubation', 'airway', 'bronchus', 24.5, 31, /男22–24/],
    ['endotracheal-intubation', 'airway-woman', 'bronchus', 22.2, 28, /女20–22/],
    ['endotracheal-intubation', 'airway', 'trachea', 12, 18, /男22–24/],
    ['endotracheal-intubation', 'airway-woman', 'trachea', 11, 16, /女20–22/],
    ['bone-marrow-aspiration', 'iliac', 'marrow', 1.2, 2.6, /1\.5 cm/],
  ])('%s: %s reaches %s between %f and %f cm', (slug, path, tissue, from, to, words) => {
    const procedure = procedures.get(slug)
    const layers = procedure?.paths[path] ?? []
    const at = layers.findIndex((one) => one.tissue === tissue)
    const begins = layers.slice(0, at).reduce((sum, { cm = 0 }) => sum + cm, 0)
    expect(at).toBeGreaterThan(0)
    expect(begins * 0.92).toBeGreaterThanOrEqual(from)
    expect(begins * 1.08).toBeLessThanOrEqual(to)
    expect(JSON.stringify(procedure)).toMatch(words)
  })

  test.each(all.filter(([, { parameters }]) => parameters.some(({ id }) => id === 'sex')))(
    '%s: sex as a parameter is the sex of the patient',
    (_, { variants }) => {
      for (const { is, patient } of variants)
        expect(is['sex']).toBe(patient.gender === 1 ? 'male' : 'female')
    },
  )

  test('a teacher’s patient cannot be of one sex in the figure and of another in the parameters', () => {
    const { procedure, variant } = setupOf('urinary-catheterization', 'male-retention')
    const woman = { ...variant, patient: { ...variant.patient, gender: 0 } }
    expect(readVariant(procedure, variant).problems).toEqual([])
    expect(readVariant(procedure, woman).problems.map(({ path }) => path)).toEqual([
      'variants.male-retention.is.sex',
    ])
  })

  test.each(all)(
    '%s: a brief tells the sex and the age that the patient has',
    (_, { variants }) => {
      for (const { brief, patient } of variants) {
        const sex = patient.gender === 1 ? '男' : '女'
        expect(brief.startsWith(`${sex}，${String(patient.age)}岁`), brief).toBe(true)
      }
    },
  )
})

describe('odds are odds', () => {
  test.each(all)(
    '%s: a danger that is certain comes of what is done, not of a debate',
    (_, one) => {
      // Outcomes that trials found rare or without difference (Cochrane 2016; BMJ 2018; IRIS 2019).
      const debated = ['low-pressure-headache', 'aspiration', 'decompression']
      const sure = one.dangers.filter(
        ({ complication, chance }) => debated.includes(complication) && chance > 0.3,
      )
      expect(sure.map(({ id }) => id)).toEqual([])
    },
  )
})

test('conditions are read wherever they stand', () => {
  const { procedure } = setupOf('cardiopulmonary-resuscitation', 'hall-fibrillation')
  expect(conditionsOf(procedure).map(([path]) => path)).toEqual(
    expect.arrayContaining(['arrest', 'faults.unsafe-neck', 'steps.pulse']),
  )
})
