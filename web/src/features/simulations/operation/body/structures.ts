import type { Body } from './body.ts'
import { onSection, vertebra } from './bones.ts'
import {
  inTrunk,
  inHead,
  swollen,
  steps,
  straight,
  organ,
  lungs,
  ribs,
  grooved,
  dome,
  column,
  nerveRoots,
  iliac,
  bowels,
  epigastrics,
  windpipe,
  foodpipe,
  waterway,
  carotids,
  passages,
  type Draw,
} from './inner.ts'
import { at, cubital, deepOfArm } from './inner-arm.ts'
import type { Net } from './net.ts'
import { beside } from './places.ts'
import { Pile } from './tube.ts'
import type { Vec } from './vector.ts'

const tones = {
  bone: 0xf2c14e,
  artery: 0xd8342b,
  vein: 0x3d62c9,
  nerve: 0xf0d030,
  lung: 0xe79aa4,
  liver: 0x9c4a3a,
  muscle: 0xc0564b,
  hollow: 0xd9a06b,
  airway: 0x6fc3c9,
  water: 0xe9cf57,
} as const

/** A part of a structure: a net and its colour. */
export type Part = { readonly net: Net; readonly colour: number }

/** A structure beneath the skin: its name, its parts, and where the name stands. */
export type Structure = { readonly zh: string; readonly parts: readonly Part[]; readonly at: Vec }

type Row = {
  readonly zh: string
  /** Where its name stands. */
  readonly at: (body: Body) => Vec
  readonly parts: readonly (readonly [tone: keyof typeof tones, draw: Draw])[]
}

const trunkAt =
  (x: number, h: number, z: number) =>
  (body: Body): Vec =>
    body.skeleton.bend.out([x, h, z])

const named = (zh: string, where: Row['at'], ...parts: Row['parts']): Row => ({
  zh,
  at: where,
  parts,
})

const rows: ReadonlyMap<string, Row> = new Map<string, Row>([
  ['rib', named('肋骨', trunkAt(0.1, 0.45, -0.08), ['bone', ribs])],
  [
    'bundle',
    named(
      '肋间血管神经束（肋骨下缘）',
      trunkAt(-0.1, 0.425, -0.08),
      ['vein', grooved(0.0055)],
      ['artery', grooved(0.0088)],
      ['nerve', grooved(0.012)],
    ),
  ],
  ['lung', named('肺与胸膜', trunkAt(0.07, 0.5, 0), ['lung', lungs])],
  ['diaphragm', named('膈', trunkAt(0, 0.41, 0.05), ['muscle', dome])],
  [
    'liver',
    named('肝', trunkAt(-0.08, 0.36, 0.02), [
      'liver',
      organ([-0.105, 0.36, 0.005], [0.045, 0.378, 0.035], 0.046),
    ]),
  ],
  [
    'heart',
    named('心脏', trunkAt(0.03, 0.46, 0.05), [
      'muscle',
      organ([-0.018, 0.505, 0.02], [0.062, 0.432, 0.05], 0.042),
    ]),
  ],
  [
    'sternum',
    named('胸骨', trunkAt(0, 0.5, 0.09), [
      'bone',
      (pile, body) =>
        pile.rod(
          inTrunk(
            body,
            steps(9, (p) => [
              0,
              0.574 - 0.18 * p,
              onSection(body, 0.574 - 0.18 * p, 180, 0.012)[2],
            ]),
          ),
          () => 0.019,
          8,
          0.35,
          [1, 0, 0],
        ),
    ]),
  ],
  ['spine', named('腰椎棘突', trunkAt(0, vertebra(15), -0.1), ['bone', column])],
  ['cord', named('脊髓与马尾', trunkAt(0, vertebra(13), -0.06), ['nerve', nerveRoots])],
  [
    'brain',
    named('脑', (body) => inHead(body, [0, 0.12, 0]), [
      'lung',
      (pile, body) =>
        pile.rod(
          straight(inHead(body, [0, 0.11, -0.078]), inHead(body, [0, 0.118, 0.062]), 16),
          swollen(0.058),
          16,
        ),
    ]),
  ],
  ['pelvis', named('髂嵴', trunkAt(0.11, 0.212, -0.03), ['bone', iliac])],
  ['marrow', named('髂骨骨髓腔', trunkAt(-0.06, 0.19, -0.075), ['artery', iliac])],
  [
    'bladder',
    named('膀胱', trunkAt(0, 0.115, 0.045), [
      'water',
      organ([0, 0.078, 0.04], [0, 0.15, 0.045], 0.036),
    ]),
  ],
  ['urethra', named('尿道', (body) => at(body, 'meatus', 0.01), ['water', waterway])],
  ['bowel', named('肠管', trunkAt(0, 0.22, 0.06), ['hollow', bowels])],
  [
    'epigastric',
    named('腹壁下动脉', (body) => beside(body, 0.055, 0.19, 1).at, ['artery', epigastrics]),
  ],
  [
    'stomach',
    named('胃', trunkAt(0.06, 0.36, 0.03), [
      'hollow',
      (pile, body) =>
        pile.rod(
          inTrunk(
            body,
            steps(14, (p) => [0.02 + 0.062 * Math.sin(p * 2.9), 0.405 - 0.1 * p, 0.05 * p]),
          ),
          swollen(0.034),
          14,
        ),
    ]),
  ],
  ['gullet', named('食管', trunkAt(0, 0.6, -0.02), ['hollow', foodpipe])],
  ['trachea', named('气管', trunkAt(0, 0.62, 0.01), ['airway', windpipe])],
  [
    'larynx',
    named('喉与声门', trunkAt(0, 0.695, 0.03), [
      'airway',
      organ([0, 0.678, 0.022], [0, 0.715, 0.02], 0.017),
    ]),
  ],
  ['nose', named('鼻腔', (body) => inHead(body, [0, 0.05, 0.08]), ['airway', passages])],
  ['vein', named('肘正中静脉', (body) => at(body, 'left-cubital-vein', 0), ['vein', cubital])],
  [
    'artery',
    named(
      '肱动脉、桡动脉',
      (body) => at(body, 'left-radial', 0),
      ['artery', deepOfArm(0)],
      ['artery', carotids],
    ),
  ],
  [
    'nerve',
    named('正中神经', (body) => at(body, 'left-medial', 0.006), ['nerve', deepOfArm(0.007)]),
  ],
])

/** A structure of a body by its name; undefined for what is on the skin itself. */
export const structureOf = (body: Body, name: string): Structure | undefined => {
  const row = rows.get(name)
  if (!row) return undefined
  return {
    zh: row.zh,
    at: row.at(body),
    parts: row.parts.map(([tone, draw]) => {
      const pile = new Pile()
      draw(pile, body)
      return { net: pile.net(), colour: tones[tone] }
    }),
  }
}
