import type { Happened, View } from '@xinglin/contract/simulations/operation'
import { expect, test } from 'vitest'
import { firstPosture, kindByTitle, kindOf } from './kinds.ts'
import { fluidOf } from './looks.ts'
import { markedIn, sceneOf } from './scene.ts'

const somebody = {
  patient: {
    name: '某某',
    gender: 1,
    age: 50,
    stature: 170,
    weight: 65,
    build: '中等',
    mood: '平静',
  },
  brief: '男，50岁。',
} as unknown as Pick<View, 'patient' | 'brief'>

type Did = Extract<Happened['action'], { type: 'perform' }>
type Seen = Happened['observations']

const did = (
  deed: string,
  rest: Partial<Did> = {},
  observations: Seen = [],
): Omit<Happened, 'seq' | 'at'> => ({
  action: { type: 'perform', deed, ...rest },
  observations,
})
const undo: Omit<Happened, 'seq' | 'at'> = { action: { type: 'undo' }, observations: [] }
const sceneAfter = (...list: readonly Omit<Happened, 'seq' | 'at'>[]) =>
  sceneOf(
    'chest',
    somebody,
    list.map((one, index) => ({ ...one, seq: index + 1, at: index })),
  )

test('before anything was done nothing is on the patient', () => {
  const scene = sceneAfter()
  expect(scene).toMatchObject({ posture: firstPosture.chest, mask: false, pads: false })
  for (const name of ['marked', 'cleaned', 'draped', 'needle', 'drawn'])
    expect(scene).not.toHaveProperty(name)
})

test('a posture, a mark, disinfectant and a drape follow one another, and what is taken back is gone', () => {
  const site = 'right-scapular-7'
  const done = [
    did('pose', { option: 'sitting' }),
    did('mark', { target: site }),
    did('disinfect', { values: { diameter: 15 } }),
    did('drape'),
  ]
  expect(sceneAfter(...done)).toMatchObject({
    posture: 'over-chair',
    marked: site,
    cleaned: { site, cm: 15 },
    draped: site,
  })
  expect(sceneAfter(...done, undo)).not.toHaveProperty('draped')
})

test('the colour of a fluid is there only after it was drawn', () => {
  const into = did('insert', { target: 'right-scapular-7', values: { depth: 4, angle: 80 } })
  expect(sceneAfter(into)).toMatchObject({ needle: { depth: 4, angle: 80 } })
  expect(sceneAfter(into)).not.toHaveProperty('drawn')
  const draw = did('draw', { values: { ml: 50 } }, [
    { type: 'drawn', zh: '引出血性胸水50mL，共50mL。', ml: 50, total: 50 },
  ])
  expect(sceneAfter(into, draw).drawn).toEqual({ ml: 50, colour: fluidOf('血性') })
  expect(sceneAfter(into, draw, did('withdraw-needle'))).not.toHaveProperty('needle')
})

test('what the server says of the instrument goes before what was asked for', () => {
  const events = [
    { seq: 1, at: 0, ...did('insert', { target: 'l3-4', values: { depth: 9, angle: 90 } }) },
  ]
  const instrument = { deed: 'insert', site: 'l3-4', depth: 3.2, angle: 90 }
  expect(sceneOf('spine', somebody, events, { instrument, signs: [] }).needle?.depth).toBe(3.2)
  expect(sceneOf('spine', somebody, events, { signs: [] })).not.toHaveProperty('needle')
})

test('signs change the looks: pale, sweating, bleeding', () => {
  const { looks } = sceneOf('chest', somebody, [], {
    signs: ['患者面色苍白、额头冒冷汗，说眼前发黑。', '针尾涌出鲜红色血液。'],
  })
  expect(looks).toMatchObject({ pallor: 0.9, sweat: 1, blood: 1, cyanosis: 0 })
})

test('a manometer stands on the needle at what was told, until something else is done at its hub', () => {
  const needle = did('insert', { target: 'l3-4', values: { depth: 5, angle: 90 } })
  const reading: Seen = [{ type: 'seen', zh: '液面停在260 mmH₂O，随呼吸波动。' }]
  const measured = [needle, did('stylet-out'), did('manometry', {}, reading)]
  expect(sceneAfter(...measured)).toMatchObject({ column: 260 })
  expect(sceneAfter(...measured, did('relax'))).toMatchObject({ column: 260 })
  expect(sceneAfter(...measured, did('collect'))).not.toHaveProperty('column')
  expect(sceneAfter(...measured, did('withdraw-needle'))).not.toHaveProperty('column')
  expect(sceneAfter(needle, did('manometry'))).not.toHaveProperty('column')
})

test.each([
  ['淡黄清亮胸水', 0xe8c75a],
  ['血性腹水', 0xa8332e],
  ['乳糜样', 0xf1ead9],
  ['无色透明脑脊液', 0xdfe9ec],
  ['洗肉水样尿液', 0xd9776a],
  ['暗红色静脉血', 0x8e1f22],
])('%s has its own colour', (words, colour) => {
  expect(fluidOf(words)).toBe(colour)
})

test('an operation is known by its places or by its title', () => {
  const site = (id: string) => ({ sites: [{ id, zh: '', region: '' }], compressions: false })
  expect(kindOf(site('l3-4'))).toBe('spine')
  expect(kindOf(site('somewhere'))).toBeUndefined()
  expect(kindOf({ sites: [], compressions: true })).toBe('heart')
  expect(kindByTitle('静脉穿刺与动脉血气采集')).toBe('arm')
})

const sceneOfKind = (
  kind: 'arm' | 'spine' | 'airway',
  ...list: readonly Omit<Happened, 'seq' | 'at'>[]
) =>
  sceneOf(
    kind,
    somebody,
    list.map((one, index) => ({ ...one, seq: index + 1, at: index })),
  )

test('a tourniquet stays until it is let go, and each tube is full to its line and no farther', () => {
  const site = 'left-cubital-vein'
  const drew = (deed: string, ml: number) =>
    did(deed, { values: { ml } }, [{ type: 'drawn', zh: '引出暗红色静脉血', ml, total: ml }])
  const tied = [
    did('palpate', { target: site }),
    did('tourniquet', { values: { above: 6 } }),
    did('insert', { target: site, option: 'vacuum', values: { depth: 1.5, angle: 20 } }),
  ]
  expect(sceneOfKind('arm', ...tied)).toMatchObject({
    tied: { site, cm: 6 },
    needle: { site, option: 'vacuum' },
    tubes: [],
  })
  const after = sceneOfKind(
    'arm',
    ...tied,
    drew('fill-culture', 10),
    did('release'),
    drew('fill-blue', 9),
  )
  expect(after).not.toHaveProperty('tied')
  expect(after.tubes.map(({ zh, full }) => [zh, full])).toEqual([
    ['血培养', 0.5],
    ['蓝管', 1],
  ])
})

test('a column stands on the needle from the measuring until something else is done at its hub', () => {
  const measured = [
    did('insert', { target: 'l3-4', values: { depth: 5, angle: 90 } }),
    did('manometry', {}, [{ type: 'seen', zh: '液面停在180 mmH₂O，随呼吸波动。' }]),
  ]
  expect(sceneOfKind('spine', ...measured)).toMatchObject({ column: 180 })
  for (const deed of ['collect', 'stylet-in', 'withdraw-needle'])
    expect(sceneOfKind('spine', ...measured, did(deed))).not.toHaveProperty('column')
})

test('the place that was marked last is known, and what was taken back is none', () => {
  const events = [did('mark', { target: 'l3-4' }), did('mark', { target: 'l4-5' })].map(
    (one, index) => ({ ...one, seq: index + 1, at: index }),
  )
  expect(markedIn('spine', [])).toBeUndefined()
  expect(markedIn('spine', events)).toBe('l4-5')
  expect(markedIn('spine', [...events, { ...undo, seq: 3, at: 3 }])).toBe('l3-4')
})

test('the mask is taken off for the laryngoscope, and what is vomited is no blood', () => {
  const masked = did('preoxygenate', { values: { minutes: 3 } })
  expect(sceneOfKind('airway', masked)).toMatchObject({ mask: true })
  expect(sceneOfKind('airway', masked, did('expose'))).toMatchObject({ mask: false })
  const vomits = did('induce', {}, [{ type: 'patient', zh: '口中涌出胃内容物，呼吸带痰鸣。' }])
  expect(sceneOfKind('airway', vomits).looks.blood).toBe(0)
  const bleeds = did('insert', {}, [{ type: 'patient', zh: '鼻孔流出鲜血。' }])
  expect(sceneOfKind('airway', bleeds).looks.blood).toBeGreaterThan(0)
})
