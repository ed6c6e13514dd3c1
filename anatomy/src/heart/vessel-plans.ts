import type { Vec } from '../kit/vector.ts'
import { aortic, pulmonary } from './frame.ts'

/** A vessel: the way of its middle, how wide it is along it, and how thick its wall. */
export type Vessel = {
  readonly way: readonly Vec[]
  readonly radius: readonly number[]
  readonly wall: number
}

/** The arch of the aorta, from its root to the descending part. */
export const aorta: Vessel = {
  way: [
    aortic,
    [-10, 46, 7],
    [-17, 64, 6],
    [-14, 82, -3],
    [-2, 93, -16],
    [12, 92, -31],
    [20, 80, -43],
    [23, 56, -56],
    [23, 30, -64],
  ],
  // The bulge of the sinuses, then about 30 mm across, narrower beyond the arch.
  radius: [16, 16.5, 14.5, 14.5, 14, 13, 12.5, 12, 11.5],
  wall: 1.8,
}
/** The three branches of the arch, from right to left. */
export const branches: readonly (Vessel & { id: string; name: string; english: string })[] = [
  {
    id: 'brachiocephalic-trunk',
    name: '头臂干',
    english: 'Brachiocephalic trunk',
    way: [
      [-12, 88, -7],
      [-17, 106, -7],
      [-23, 124, -9],
    ],
    radius: [6.6, 6.2, 6.4],
    wall: 1.2,
  },
  {
    id: 'left-common-carotid',
    name: '左颈总动脉',
    english: 'Left common carotid artery',
    way: [
      [-1, 96, -17],
      [0, 112, -17],
      [3, 130, -16],
    ],
    radius: [4.4, 4, 4],
    wall: 1,
  },
  {
    id: 'left-subclavian',
    name: '左锁骨下动脉',
    english: 'Left subclavian artery',
    way: [
      [10, 96, -28],
      [13, 112, -31],
      [22, 126, -32],
    ],
    radius: [5.2, 4.8, 4.8],
    wall: 1,
  },
]

/** The pulmonary trunk. */
export const trunk: Vessel = {
  way: [pulmonary, [16, 55, 13], [16, 66, 0], [13, 70, -12]],
  radius: [14.2, 13.8, 13.4, 11.5],
  wall: 1.4,
}
/** The artery of the right lung, which passes behind the ascending aorta. */
export const rightLungArtery: Vessel = {
  way: [
    [13, 70, -10],
    [-4, 66, -21],
    [-24, 62, -26],
    [-46, 61, -27],
    [-58, 58, -29],
  ],
  radius: [10.5, 10, 9.5, 8.5, 7.5],
  wall: 1.2,
}
/** The artery of the left lung. */
export const leftLungArtery: Vessel = {
  way: [
    [13, 70, -8],
    [24, 74, -20],
    [38, 74, -31],
    [54, 68, -38],
  ],
  radius: [10.5, 10, 9, 7.5],
  wall: 1.2,
}
/** The superior vena cava. */
export const upperCava: Vessel = {
  way: [
    [-35, 22, -8],
    [-34, 44, -6],
    [-32, 66, -5],
    [-30, 86, -6],
  ],
  radius: [11, 10.5, 10, 10],
  wall: 1.1,
}
/** The two veins that become the superior vena cava. */
export const brachiocephalicVeins: readonly Vessel[] = [
  {
    way: [
      [-30, 84, -6],
      [-32, 98, -4],
      [-40, 116, -6],
    ],
    radius: [9, 7.6, 7],
    wall: 1,
  },
  {
    way: [
      [-30, 84, -6],
      [-14, 98, 11],
      [6, 106, 10],
      [30, 116, 2],
    ],
    radius: [8, 7, 6.8, 6.8],
    wall: 1,
  },
]
/** The inferior vena cava. */
export const lowerCava: Vessel = {
  way: [
    [-33, -12, -16],
    [-33, -34, -21],
    [-32, -58, -25],
  ],
  radius: [12, 11.5, 11.5],
  wall: 1.1,
}
/** The four veins of the lungs. */
export const lungVeins: readonly (Vessel & { id: string; name: string; english: string })[] = [
  {
    id: 'right-superior-pulmonary-vein',
    name: '右上肺静脉',
    english: 'Right superior pulmonary vein',
    way: [
      [-20, 22, -42],
      [-40, 29, -40],
      [-62, 35, -38],
    ],
    radius: [8.5, 7.2, 6.4],
    wall: 1.1,
  },
  {
    id: 'right-inferior-pulmonary-vein',
    name: '右下肺静脉',
    english: 'Right inferior pulmonary vein',
    way: [
      [-20, 5, -46],
      [-40, 1, -52],
      [-60, -5, -58],
    ],
    radius: [8.2, 7, 6.2],
    wall: 1.1,
  },
  {
    id: 'left-superior-pulmonary-vein',
    name: '左上肺静脉',
    english: 'Left superior pulmonary vein',
    way: [
      [22, 24, -42],
      [42, 35, -40],
      [62, 44, -38],
    ],
    radius: [8.2, 7, 6.2],
    wall: 1.1,
  },
  {
    id: 'left-inferior-pulmonary-vein',
    name: '左下肺静脉',
    english: 'Left inferior pulmonary vein',
    way: [
      [22, 6, -46],
      [42, 4, -51],
      [60, -2, -57],
    ],
    radius: [8, 6.8, 6],
    wall: 1.1,
  },
]
