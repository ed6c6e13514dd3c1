import { readProcedure, type Procedure, type Variant } from '#procedures'
import type { Action } from './action.ts'
import { act } from './act.ts'
import { start, type Mode, type Setup, type State } from './state.ts'

const skin = { tissue: 'skin', cm: 0.2 }
const muscle = { tissue: 'muscle', cm: 1 }
const depth = { zh: '深度', unit: 'cm', from: 0.1, to: 10, step: 0.1 }
const angle = { zh: '角度', unit: '°', from: 10, to: 90, step: 5 }

const step = (dimension: number) => ({
  id: `S${dimension}`,
  zh: '在正确的部位进针',
  phase: '操作',
  dimension,
  points: 2,
  full: { did: ['insert'], target: ['right'] },
  why: '为测试而写的理由。',
})

const patient = {
  name: '张三',
  gender: 1,
  age: 40,
  stature: 170,
  weight: 60,
  build: '中等',
  mood: '平静',
  vitals: { T: 36.6, P: 80, R: 16, SBP: 120, DBP: 76, SpO2: 97 },
}

const written = {
  schema: 'vop-procedure/1',
  id: 'sample',
  version: 1,
  title: '样例穿刺',
  department: '测试科',
  family: '穿刺',
  difficulty: 1,
  license: '为测试而写',
  minutes: 10,
  scene: '测试室',
  tools: [
    { id: 'needle', zh: '穿刺针', needed: true },
    { id: 'lidocaine', zh: '2%利多卡因', needed: true },
    { id: 'other', zh: '无关物品' },
  ],
  parameters: [{ id: 'colour', zh: '颜色', options: { clear: '清亮', bloody: '血性' } }],
  figures: { volume: { zh: '液量', unit: 'mL', from: 0, to: 2000 } },
  main: ['insert', 'advance', 'draw'],
  end: ['out'],
  pool: {
    tissues: ['effusion'],
    volume: 'volume',
    looks: [{ when: { is: { colour: ['bloody'] } }, zh: '血性液体' }, { zh: '清亮液体' }],
  },
  paths: {
    wet: [skin, muscle, { tissue: 'effusion', cm: 3 }, { tissue: 'lung', cm: 9 }],
    vessel: [skin, { tissue: 'intercostal-vessel', cm: 3 }],
    bone: [skin, { tissue: 'rib', cm: 3 }],
  },
  sites: [
    { id: 'right', zh: '右侧', region: '背', ways: [{ path: 'wet' }] },
    { id: 'vessel', zh: '血管处', region: '背', ways: [{ path: 'vessel' }] },
    { id: 'bone', zh: '骨处', region: '背', ways: [{ path: 'bone' }] },
    {
      id: 'forked',
      zh: '岔路',
      region: '背',
      ways: [{ when: { flag: ['bent'] }, path: 'wet' }, { path: 'vessel' }],
      fork: 0.15,
    },
  ],
  deeds: [
    {
      id: 'insert',
      zh: '进针',
      phase: '操作',
      verb: 'insert',
      touch: 'sterile',
      tool: 'needle',
      targets: ['right', 'vessel', 'bone', 'forked'],
      values: { depth, angle },
    },
    {
      id: 'advance',
      zh: '进退',
      phase: '操作',
      verb: 'advance',
      touch: 'sterile',
      values: { depth },
    },
    {
      id: 'draw',
      zh: '抽液',
      phase: '操作',
      verb: 'aspirate',
      touch: 'sterile',
      values: { ml: { zh: '量', unit: 'mL', from: 0, to: 500, step: 10 } },
    },
    {
      id: 'numb',
      zh: '注射利多卡因',
      phase: '麻醉',
      verb: 'inject',
      tool: 'lidocaine',
      drug: { id: 'lidocaine', strength: 20 },
      values: { ml: { zh: '量', unit: 'mL', from: 0.5, to: 20, step: 0.5 } },
    },
    { id: 'bend', zh: '弯曲', phase: '操作', sets: { bent: true } },
    { id: 'out', zh: '拔针', phase: '操作', verb: 'withdraw' },
    { id: 'disinfect', zh: '消毒', phase: '无菌', touch: 'scrub' },
    {
      id: 'faint',
      zh: '让人晕倒',
      phase: '操作',
      causes: [{ complication: 'vasovagal', severity: 0.8 }],
    },
    {
      id: 'guarded',
      zh: '须先消毒的操作',
      phase: '操作',
      needs: [{ when: { did: ['disinfect'] }, zh: '还没有消毒，不能开始。' }],
    },
  ],
  dangers: [
    { id: 'much', when: { measure: 'drawn', from: 1001 }, complication: 're-expansion-oedema' },
  ],
  usual: ['identity', 'consent', 'gloves', 'asepsis', 'comfort'],
  steps: Array.from({ length: 8 }, (_, at) => step(at + 1)),
  variants: ['clear', 'bloody'].map((colour) => ({
    id: colour,
    zh: '样例患者',
    brief: '为测试而写的患者，没有名字以外的故事。',
    patient,
    is: { colour },
    figures: { volume: 1500 },
  })),
  golden: Array.from({ length: 10 }, () => ({ deed: 'identity' })),
  debrief: {
    teach: ['为测试而写的第一条要点。', '为测试而写的第二条要点。'],
    references: ['为测试而写'],
  },
}

const read = readProcedure(written)

/** A small procedure for tests; throws what is wrong with its form. */
export const sampleProcedure: Procedure =
  read.procedure ??
  (() => {
    throw new Error(JSON.stringify(read.problems))
  })()

/** A session with its first patient, changed at will. */
export const sampleSetup = (
  mode: Mode = 'examination',
  seed = 1,
  more: Partial<Variant> = {},
): Setup => {
  const [variant] = sampleProcedure.variants
  if (variant === undefined) throw new Error('no variant')
  return { procedure: sampleProcedure, variant: { ...variant, ...more }, seed, mode }
}

/** A deed as an action. */
export const doing = (
  deed: string,
  values?: Readonly<Record<string, number>>,
  target?: string,
): Action => ({
  type: 'perform',
  deed,
  ...(values === undefined ? {} : { values }),
  ...(target === undefined ? {} : { target }),
})

/** Does one action after the other, two seconds apart; throws at a refusal. */
export const through = (setup: Setup, ...actions: readonly Action[]) => {
  let state: State = start(setup)
  const played = actions.map((action) => {
    const done = act(state, action, state.at + 2000)
    if ('refusal' in done) throw new Error(done.refusal.zh)
    state = done.state
    return done.event.observations.map(({ zh }) => zh).join('')
  })
  return { state, heard: played, last: played.at(-1) ?? '' }
}
