import type { Vec } from '../kit/vector.ts'

// The airway of an adult in millimetres: x to the patient's left, y up from the carina, z forward.

/** The lower edge of the cricoid cartilage, where the trachea begins, at the sixth cervical vertebra. */
export const cricoidBase: Vec = [0, 113, 34]
/** Where the trachea divides, at the sternal angle, a little to the right of the middle. */
export const carina: Vec = [-3, 0, 0]

/** The middle line of the trachea: straight, and sloping backward as it descends. */
export const tracheaLine: readonly Vec[] = [
  cricoidBase,
  [0, 84, 26],
  [-1, 44, 14],
  [-2, 14, 5],
  [-3, 2, 1],
]

/** Half the width of the trachea, and how deep it is compared with that. */
export const trachea = { radius: 9, flat: 1.08 }

/** A tube of the bronchial tree: where it runs, and how wide it is at both ends. */
export type Bronchus = {
  readonly id: string
  readonly name: string
  readonly english: string
  readonly line: readonly Vec[]
  readonly radius: readonly [number, number]
  readonly rings: number
}

/** The right main bronchus: wider, shorter, steeper. Angles are taken against the trachea's course, seen from in front. */
export const mainBronchi: readonly Bronchus[] = [
  {
    id: 'right-main-bronchus',
    name: '右主支气管',
    english: 'Right main bronchus',
    line: [
      [-5, 3, 1],
      [-9, -8, -1],
      [-13.5, -19, -3],
    ],
    radius: [7.4, 7.2],
    rings: 5,
  },
  {
    id: 'left-main-bronchus',
    name: '左主支气管',
    english: 'Left main bronchus',
    line: [
      [0, 3, 1],
      [11, -9, -2],
      [25, -22, -6],
      [37, -33, -11],
    ],
    radius: [6.1, 5.8],
    rings: 9,
  },
]

/** The bronchi of the lobes. */
export const lobarBronchi: readonly Bronchus[] = [
  {
    id: 'right-upper-lobar-bronchus',
    name: '右肺上叶支气管',
    english: 'Right superior lobar bronchus',
    line: [
      [-13, -17, -3],
      [-23, -18, -4],
      [-35, -14, -5],
    ],
    radius: [5.2, 4.6],
    rings: 2,
  },
  {
    id: 'intermediate-bronchus',
    name: '中间支气管',
    english: 'Intermediate bronchus',
    line: [
      [-13, -18, -3],
      [-18, -32, -5],
      [-22, -44, -7],
    ],
    radius: [6, 5.6],
    rings: 4,
  },
  {
    id: 'right-middle-lobar-bronchus',
    name: '右肺中叶支气管',
    english: 'Right middle lobar bronchus',
    line: [
      [-22, -42, -6],
      [-27, -52, 3],
      [-33, -61, 14],
    ],
    radius: [4, 3.4],
    rings: 2,
  },
  {
    id: 'right-lower-lobar-bronchus',
    name: '右肺下叶支气管',
    english: 'Right inferior lobar bronchus',
    line: [
      [-22, -43, -7],
      [-28, -58, -13],
      [-33, -74, -18],
    ],
    radius: [5, 4.2],
    rings: 3,
  },
  {
    id: 'left-upper-lobar-bronchus',
    name: '左肺上叶支气管',
    english: 'Left superior lobar bronchus',
    line: [
      [36, -32, -11],
      [47, -33, -5],
      [57, -28, 0],
    ],
    radius: [4.8, 4.2],
    rings: 2,
  },
  {
    id: 'left-lower-lobar-bronchus',
    name: '左肺下叶支气管',
    english: 'Left inferior lobar bronchus',
    line: [
      [36, -32, -11],
      [43, -48, -17],
      [47, -68, -21],
    ],
    radius: [5, 4.2],
    rings: 3,
  },
]

/** The segmental bronchi, ten on the right, eight or nine on the left: from which lobe, and where each leads. */
export const segments: readonly { readonly from: Vec; readonly by: Vec; readonly to: Vec }[] = [
  // Right: B1 to B3, B4 and B5, B6 to B10.
  { from: [-34, -14, -5], by: [-40, -4, -6], to: [-42, 22, -6] },
  { from: [-34, -14, -5], by: [-44, -9, -12], to: [-58, 0, -26] },
  { from: [-34, -14, -5], by: [-44, -13, 3], to: [-58, -10, 24] },
  { from: [-33, -60, 13], by: [-41, -65, 17], to: [-58, -70, 22] },
  { from: [-33, -60, 13], by: [-36, -69, 23], to: [-38, -80, 42] },
  { from: [-25, -50, -10], by: [-29, -50, -20], to: [-40, -44, -42] },
  { from: [-31, -68, -16], by: [-25, -78, -12], to: [-22, -92, -4] },
  { from: [-33, -74, -18], by: [-40, -83, -10], to: [-50, -102, 6] },
  { from: [-33, -74, -18], by: [-42, -86, -19], to: [-60, -104, -18] },
  { from: [-33, -74, -18], by: [-36, -88, -26], to: [-42, -108, -38] },
  // Left: B1+2, B3, B4, B5, B6, B7+8, B9, B10.
  { from: [56, -28, 0], by: [60, -16, -5], to: [62, 12, -16] },
  { from: [56, -28, 0], by: [65, -22, 8], to: [76, -12, 28] },
  { from: [52, -32, -2], by: [64, -40, 6], to: [82, -46, 16] },
  { from: [52, -32, -2], by: [60, -46, 12], to: [70, -60, 32] },
  { from: [41, -42, -15], by: [44, -43, -26], to: [54, -38, -44] },
  { from: [47, -66, -21], by: [51, -78, -12], to: [58, -98, 4] },
  { from: [47, -68, -21], by: [56, -80, -21], to: [72, -100, -18] },
  { from: [47, -68, -21], by: [50, -84, -28], to: [54, -106, -38] },
]

/** How high the parts stand above the lower edge of the cricoid cartilage. */
export const heights = {
  cricoidArch: 6.5,
  thyroidBase: 15.5,
  thyroidNotch: 35,
  thyroidTop: 44,
  hyoid: 62,
}
