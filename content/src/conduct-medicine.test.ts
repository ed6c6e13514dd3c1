import { goldenWay, sheetOf } from '@xinglin/simulation/operation'
import { expect, test } from 'vitest'
import {
  adding,
  differently,
  expectConsequence,
  setupOf,
  without,
  type Change,
  type Row,
} from './conduct.ts'

const cpr = 'cardiopulmonary-resuscitation'
const tube = 'endotracheal-intubation'
const catheter = 'urinary-catheterization'
const wound = 'debridement-suture'

test.each<Row>([
  [
    'minutes of preparation first',
    cpr,
    'hall-fibrillation',
    adding('hands', { deed: 'wait', values: { seconds: 200 } }),
    undefined,
    59,
  ],
  [
    'adrenaline in a beating heart',
    cpr,
    'fall-fibrillation',
    adding('after-care', { deed: 'adrenaline' }),
    undefined,
    99.9,
  ],
  [
    'adrenaline before any shock alone',
    cpr,
    'fall-fibrillation',
    adding('bare-chest', { deed: 'adrenaline' }),
    undefined,
    100,
  ],
  [
    'half a minute after the shock',
    cpr,
    'hall-fibrillation',
    (way) => {
      const at = way.findIndex(({ deed }) => deed === 'shock')
      return [
        ...way.slice(0, at + 1),
        { deed: 'wait', values: { seconds: 25 }, tools: [], pause: 1, times: 1 },
        ...way.slice(at + 1),
      ]
    },
    undefined,
    97,
  ],
  [
    'unseen, head not raised',
    tube,
    'coma-empty',
    differently('pose', { option: 'flat' }),
    'oesophageal-tube',
    59,
  ],
  [
    'as deep as in a man',
    tube,
    'stroke-full',
    differently('advance', { values: { depth: 24 } }),
    undefined,
    99,
  ],
  [
    'passed the right depth and stayed too shallow',
    tube,
    'coma-empty',
    adding('stylet-out', { deed: 'pull-back', values: { depth: 18 } }),
    undefined,
    99,
  ],
  [
    'a balloon at the neck of the bladder',
    catheter,
    'male-retention',
    differently('advance', { option: 'gentle', values: { depth: 21.5 } }),
    'urethral-injury',
    69,
  ],
  ['the foreskin left drawn back', catheter, 'male-retention', without('foreskin'), undefined, 99],
  ['without gel in a man', catheter, 'male-retention', without('gel'), undefined, 99],
  [
    'the order of a woman in a man',
    catheter,
    'male-retention',
    differently('second-clean', { option: 'in-out-in' }),
    undefined,
    99.5,
  ],
  [
    'an infected wound closed',
    wound,
    'late-wound',
    adding(
      'cover',
      { deed: 'suture-deep' },
      { deed: 'suture-skin', values: { edge: 0.5, spacing: 1 } },
    ),
    'infection',
    40,
  ],
  [
    'an infected wound only covered',
    wound,
    'late-wound',
    without('pack-open', 'explore', 'debride'),
    undefined,
    40,
  ],
  [
    'antitoxin alone',
    wound,
    'leg-dirty',
    differently('give-tetanus', { option: 'tat' }),
    undefined,
    99,
  ],
  [
    'washed while it bleeds',
    wound,
    'leg-dirty',
    (way) => adding('disinfect', { deed: 'stop-bleeding' })(without('stop-bleeding')(way)),
    undefined,
    69,
  ],
  [
    'cells counted in the first tube',
    'lumbar-puncture',
    'headache-clear',
    differently('send', { option: 'count-first' }),
    undefined,
    99,
  ],
  [
    'the stylet after the needle',
    'lumbar-puncture',
    'headache-clear',
    without('stylet-in'),
    undefined,
    99,
  ],
  [
    'the periosteum numbed afterwards',
    'bone-marrow-aspiration',
    'pancytopenia',
    (way) => {
      const numb = way.filter(({ deed }) => deed.startsWith('anaesthetic'))
      return [...way.filter((one) => !numb.includes(one)), ...numb]
    },
    undefined,
    74,
  ],
  [
    'fed first, proved afterwards',
    'gastric-intubation',
    'coma-feeding',
    (way) =>
      adding(
        'aspirate-juice',
        { deed: 'prepare', tools: ['feed'] },
        { deed: 'feed', values: { ml: 200 } },
      )(way),
    undefined,
    59,
  ],
  [
    'five litres without albumin',
    'abdominal-paracentesis',
    'cirrhosis-relief',
    differently('drain', { values: { ml: 2000, minutes: 20 } }),
    undefined,
    69,
  ],
])('an error has its consequence: %s', (...row) => expectConsequence(...row))

const worth = (slug: string, patient: string, change: Change, seed = 1): number => {
  const setup = setupOf(slug, patient, seed)
  const golden = [...change(setup.procedure.golden)]
  return sheetOf(goldenWay({ ...setup, procedure: { ...setup.procedure, golden } }).state).composite
}

test.each<[what: string, slug: string, patient: string, change: Change, least: number]>([
  ['the clean cut without peroxide', wound, 'forearm-fresh', without('irrigate-peroxide'), 100],
  ['the infected wound opened, cleaned and left open', wound, 'late-wound', (way) => way, 100],
  [
    'the catheter in the vagina left as a landmark',
    catheter,
    'female-monitor',
    (way) => {
      const at = way.findIndex(
        ({ deed, target }) => deed === 'insert' && target === 'upper-opening',
      )
      const wrong = {
        deed: 'insert',
        target: 'lower-opening',
        values: { depth: 5 },
        tools: [],
        pause: 4,
        times: 1,
      }
      return [
        ...way.slice(0, at),
        wrong,
        { ...wrong, deed: 'leave', target: undefined, values: {} },
        ...way.slice(at),
      ] as ReturnType<Change>
    },
    90,
  ],
  [
    'four litres with albumin',
    'abdominal-paracentesis',
    'cirrhosis-relief',
    (way) =>
      adding(
        'withdraw-needle',
        { deed: 'albumin' },
        { deed: 'drain', values: { ml: 1600, minutes: 20 } },
      )(way),
    90,
  ],
  [
    'six millilitres at a raised pressure, the images clear',
    'lumbar-puncture',
    'meningitis',
    differently('collect', { values: { ml: 2 }, times: 3 }),
    90,
  ],
])('what is right is not punished: %s', (_, slug, patient, change, least) => {
  for (const seed of [1, 2, 3])
    expect(worth(slug, patient, change, seed)).toBeGreaterThanOrEqual(least)
})
