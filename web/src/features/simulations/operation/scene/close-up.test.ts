import type { Happened } from '@xinglin/contract/simulations/operation'
import { expect, test } from 'vitest'
import { closeUpOf } from './close-up.ts'
import type { Kind } from './kinds.ts'
import { sceneOf } from './scene.ts'

type Performed = Extract<Happened['action'], { type: 'perform' }>

const patient = {
  name: '某',
  gender: 0,
  age: 40,
  stature: 160,
  weight: 55,
  build: '中等',
  mood: '平静',
}

const after = (kind: Kind, ...deeds: readonly (Omit<Performed, 'type'> & { text?: string })[]) => {
  const events = deeds.map(({ text, ...deed }, index): Happened => ({
    seq: index + 1,
    at: index * 1000,
    action: { type: 'perform', ...deed },
    observations: text === undefined ? [] : [{ type: 'felt', zh: text }],
  }))
  return closeUpOf(kind, events, sceneOf(kind, { patient, brief: '' }, events))
}

const pose = (option: string) => ({ deed: 'pose', option })
const expose = (option: string) => ({ deed: 'expose', option })

test.each([
  ['sniffing', 'lift', 1],
  ['sniffing', 'lever', 2],
  ['flat', 'lift', 3],
  ['flat', 'lever', 4],
  ['flexed', 'lift', 4],
] as const)(
  'the glottis with the head %s and the laryngoscope used to %s is of grade %d',
  (head, way, grade) =>
    expect(after('airway', pose(head), expose(way))).toMatchObject({
      is: 'glottis',
      grade,
      tube: 'none',
    }),
)

test('a tube stands before the cords, passes between them, or slides behind; nothing is seen without a laryngoscope', () => {
  const seen = [pose('sniffing'), expose('lift')] as const
  const at = (depth: number, text?: string) => ({
    deed: 'insert',
    target: 'mouth',
    values: { depth },
    ...(text !== undefined && { text: text }),
  })
  expect(after('airway', at(10))).toBeUndefined()
  expect(after('airway', ...seen, at(10))).toMatchObject({ tube: 'before' })
  expect(after('airway', ...seen, at(20, '导管通过声门'))).toMatchObject({ tube: 'cords' })
  expect(after('airway', ...seen, at(20, '导管前行无阻'))).toMatchObject({ tube: 'gullet' })
  expect(after('airway', ...seen, at(20), { deed: 'pull-out' })).toMatchObject({ tube: 'none' })
})

test('stitches stand in the wound as they were set, and knots as they were tied', () => {
  expect(after('wound')).toMatchObject({ is: 'wound', debrided: false, knots: 'none' })
  const sewn = [
    { deed: 'debride', values: { mm: 2 } },
    { deed: 'suture-deep' },
    { deed: 'suture-skin', values: { edge: 0.5, spacing: 1 } },
  ]
  expect(after('wound', ...sewn)).toMatchObject({
    debrided: true,
    deep: true,
    skin: { edge: 0.5, spacing: 1 },
    knots: 'none',
  })
  expect(after('wound', ...sewn, { deed: 'knot', option: 'tight' })).toMatchObject({
    knots: 'badly',
  })
  expect(after('wound', ...sewn, { deed: 'cover' })).toBeUndefined()
})

test('the perineum shows once the knees are bent, and what was done there', () => {
  expect(after('bladder')).toBeUndefined()
  expect(
    after(
      'bladder',
      pose('supine-bent'),
      { deed: 'expose' },
      { deed: 'insert', target: 'upper-opening', values: { depth: 5 } },
    ),
  ).toMatchObject({ sex: 'woman', opened: true, cleaned: false, catheter: 'upper-opening' })
})
