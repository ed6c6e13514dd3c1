import type { Vec } from './vector.ts'

/** How a limb lies: the directions of its three parts, arms as seen from the chest, legs from the pelvis. */
export type Limb = {
  readonly upper: Vec
  readonly lower: Vec
  readonly end: Vec
  /** Where the palm looks; to the body where nothing is said. */
  readonly palm?: Vec
}

/** How a body is placed: degrees by which it bends, directions of its limbs (those of the left), how it stands in the room. */
export type Pose = {
  readonly loins: number
  readonly chest: number
  readonly neck: number
  /** Of the head itself: nodding, and turning to its left. */
  readonly nod: number
  readonly turn: number
  readonly arms: readonly [left: Limb, right: Limb]
  readonly legs: readonly [left: Limb, right: Limb]
  /** Turns about x, y and z (degrees, in this order), and where the seat of the body is. */
  readonly stand: { readonly turn: Vec; readonly at: Vec }
  readonly on: 'bed' | 'raised-bed' | 'chair' | 'stool' | 'table' | 'floor'
}

const mirrored = ([x, y, z]: Vec): Vec => [-x, y, z]
const other = ({ upper, lower, end, palm }: Limb): Limb => ({
  upper: mirrored(upper),
  lower: mirrored(lower),
  end: mirrored(end),
  ...(palm && { palm: mirrored(palm) }),
})
const both = (limb: Limb): readonly [Limb, Limb] => [limb, other(limb)]

const hanging: Limb = { upper: [0.2, -1, 0.02], lower: [0.12, -1, 0.1], end: [0.02, -1, 0.1] }
const straight: Limb = { upper: [0.1, -1, 0], lower: [0.05, -1, -0.02], end: [0.25, -0.35, 1] }
const lying = { turn: [-90, 0, 0], at: [0, 0.72, 0.12] } as const

const supine: Pose = {
  loins: 0,
  chest: 0,
  neck: 8,
  nod: 4,
  turn: 0,
  arms: both(hanging),
  legs: both(straight),
  stand: lying,
  on: 'bed',
}
const lateral: Pose = {
  ...supine,
  loins: 6,
  chest: 8,
  neck: 12,
  arms: [
    { upper: [0.1, -0.5, 0.9], lower: [-0.15, -0.15, 1], end: [-0.1, -0.1, 1] },
    { upper: [-0.15, -0.1, 1], lower: [0.1, 0.75, 0.75], end: [0.1, 0.7, 0.6] },
  ],
  legs: [
    { upper: [0.04, -0.85, 0.5], lower: [-0.02, -1, -0.3], end: [0, -0.4, 0.9] },
    { upper: [0.02, -1, 0.1], lower: [0, -1, -0.15], end: [0, -0.4, 0.9] },
  ],
  stand: { turn: [-90, 90, 0], at: [0, 0.78, 0.12] },
}

const atTable = {
  legs: both({ upper: [0.16, -0.06, 1], lower: [0, -1, 0.02], end: [0.1, -0.25, 1] }),
  stand: { turn: [0, 0, 0], at: [0, 0.53, 0] },
} as const

/** The postures in which procedures are done. */
export const poses = {
  supine,
  'head-low': { ...supine, neck: -4, nod: -22 },
  'head-bent': { ...supine, neck: 24, nod: 24 },
  sniffing: { ...supine, neck: 30, nod: -34 },
  'supine-bent': {
    ...supine,
    legs: both({ upper: [0.62, -0.62, 0.72], lower: [0.1, -0.9, -0.72], end: [0.3, -0.7, 0.55] }),
  },
  'arm-raised': {
    ...supine,
    loins: 18,
    chest: 12,
    arms: [
      { upper: [0.75, 0.75, 0.25], lower: [-0.75, 0.6, 0.2], end: [-0.9, 0.1, 0.2] },
      { upper: [-0.75, 0.75, 0.25], lower: [0.75, 0.6, 0.2], end: [0.9, 0.1, 0.2] },
    ],
    legs: both({ upper: [0.1, -0.89, 0.46], lower: [0.05, -0.93, 0.34], end: [0.25, 0.05, 1] }),
    stand: { turn: [-66, 0, 0], at: [0, 0.72, 0.12] },
    on: 'raised-bed',
  },
  semi: {
    ...supine,
    loins: 16,
    chest: 10,
    neck: 6,
    stand: { turn: [-68, 0, 0], at: [0, 0.72, 0.12] },
    legs: both({ upper: [0.1, -0.9, 0.46], lower: [0.05, -0.95, 0.28], end: [0.25, 0.05, 1] }),
    on: 'raised-bed',
  },
  lateral,
  curled: {
    ...lateral,
    loins: 46,
    chest: 36,
    neck: 34,
    nod: 18,
    arms: [
      { upper: [0.08, -0.5, 0.86], lower: [-0.3, -0.8, 0.5], end: [-0.8, -0.5, 0.2] },
      { upper: [-0.08, -0.5, 0.86], lower: [0.3, -0.8, 0.5], end: [0.8, -0.5, 0.2] },
    ],
    legs: both({ upper: [0.05, 0.32, 1], lower: [-0.02, -1, -0.25], end: [0, -0.75, 0.6] }),
  },
  prone: {
    ...supine,
    neck: 0,
    nod: -6,
    turn: 68,
    arms: both({ upper: [0.75, 0.35, 0.1], lower: [-0.1, 1, 0.12], end: [-0.25, 1, 0.1] }),
    legs: both({ upper: [0.1, -1, 0], lower: [0.04, -1, -0.05], end: [0.05, -1, -0.15] }),
    stand: { turn: [-90, 180, 0], at: [0, 0.735, 0.12] },
  },
  sitting: {
    ...supine,
    loins: 6,
    chest: 4,
    neck: 8,
    nod: 4,
    // Palms on the thighs.
    arms: both({
      upper: [0.16, -1, 0.06],
      lower: [-0.12, -0.34, 0.93],
      end: [-0.12, -0.12, 1],
      palm: [0, -1, 0],
    }),
    legs: both({ upper: [0.16, -0.06, 1], lower: [0, -1, 0.02], end: [0.1, -0.25, 1] }),
    stand: { turn: [0, 0, 0], at: [0, 0.53, 0] },
    on: 'stool',
  },
  'over-chair': {
    ...supine,
    loins: 26,
    chest: 30,
    neck: 16,
    nod: 12,
    arms: both({ upper: [0.5, 0.38, 0.8], lower: [-0.95, 0.28, 0.26], end: [-1, 0.1, 0.1] }),
    legs: both({ upper: [0.62, -0.08, 0.86], lower: [0.06, -1, 0.05], end: [0.3, -0.25, 1] }),
    stand: { turn: [0, 180, 0], at: [0, 0.53, 0] },
    on: 'chair',
  },
  'arm-out': {
    ...supine,
    loins: 4,
    chest: 4,
    arms: both({
      upper: [0.36, -0.68, 0.64],
      lower: [0.24, -0.2, 0.92],
      end: [0.16, -0.06, 0.98],
      palm: [0, 1, 0.15],
    }),
    legs: atTable.legs,
    stand: atTable.stand,
    on: 'table',
  },
  // Bent back over a little pillow, the wrist brings the artery to the surface.
  'wrist-out': {
    ...supine,
    loins: 4,
    chest: 4,
    arms: both({
      upper: [0.36, -0.68, 0.64],
      lower: [0.24, -0.06, 0.96],
      end: [0.16, -0.56, 0.83],
      palm: [0, 1, 0.15],
    }),
    legs: atTable.legs,
    stand: atTable.stand,
    on: 'table',
  },
  'limb-out': {
    ...supine,
    arms: [
      {
        upper: [0.75, -0.75, 0.05],
        lower: [0.7, -0.8, 0.05],
        end: [0.6, -0.8, 0.1],
        palm: [0, 0, 1],
      },
      other(hanging),
    ],
    legs: [
      { upper: [0.24, -1, 0.12], lower: [0.2, -1, -0.05], end: [0.35, -0.35, 1] },
      other(straight),
    ],
  },
  'floor-open': {
    ...supine,
    neck: -2,
    nod: -26,
    stand: { turn: [-90, 0, 0], at: [0, 0.1, 0.12] },
    on: 'floor',
  },
  floor: { ...supine, stand: { turn: [-90, 0, 0], at: [0, 0.1, 0.12] }, on: 'floor' },
} satisfies Record<string, Pose>

/** The name of a posture. */
export type Posture = keyof typeof poses
