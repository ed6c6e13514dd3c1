import type { Region } from '@xinglin/simulation/catalogue'

/** A part of the drawn body that can be chosen, in percent of the drawing. */
export type BodyRegion = {
  readonly region: Region
  /** Shorter than in the list: it stands on the drawing. */
  readonly name: string
  readonly side: 'front' | 'back'
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the regions lie on a grown body seen from the front and from behind. */
export const grownPlaces: readonly BodyRegion[] = [
  { region: 'head', name: '头部', side: 'front', left: 38, top: 0.9, width: 24, height: 11.6 },
  { region: 'neck', name: '颈部', side: 'front', left: 41, top: 12.5, width: 18, height: 6.2 },
  { region: 'chest', name: '胸肺', side: 'front', left: 30, top: 18.7, width: 20, height: 13.1 },
  { region: 'heart', name: '心脏', side: 'front', left: 51, top: 20.6, width: 19, height: 11.2 },
  { region: 'abdomen', name: '腹部', side: 'front', left: 32, top: 32.8, width: 36, height: 12.2 },
  {
    region: 'pelvis',
    name: '会阴盆腔',
    side: 'front',
    left: 34,
    top: 45.9,
    width: 32,
    height: 6.6,
  },
  {
    region: 'limbs',
    name: '四肢关节',
    side: 'front',
    left: 30,
    top: 56.2,
    width: 40,
    height: 24.3,
  },
  { region: 'head', name: '头部', side: 'back', left: 38, top: 0.9, width: 24, height: 12.2 },
  { region: 'chest', name: '胸肺', side: 'back', left: 30, top: 18.7, width: 40, height: 12.2 },
  { region: 'back', name: '脊柱腰背', side: 'back', left: 32, top: 31.8, width: 36, height: 13.1 },
  { region: 'pelvis', name: '会阴盆腔', side: 'back', left: 34, top: 45.9, width: 32, height: 6.6 },
  { region: 'limbs', name: '四肢关节', side: 'back', left: 30, top: 56.2, width: 40, height: 24.3 },
]

/** The same of a baby, a quarter of which is the head. */
export const babyPlaces: readonly BodyRegion[] = [
  { region: 'head', name: '头部', side: 'front', left: 31, top: 4, width: 38, height: 24 },
  { region: 'neck', name: '颈部', side: 'front', left: 40, top: 28.5, width: 20, height: 5 },
  { region: 'chest', name: '胸肺', side: 'front', left: 31, top: 36, width: 19, height: 12 },
  { region: 'heart', name: '心脏', side: 'front', left: 51, top: 36, width: 18, height: 12 },
  { region: 'abdomen', name: '腹部', side: 'front', left: 32, top: 49, width: 36, height: 14 },
  { region: 'pelvis', name: '会阴盆腔', side: 'front', left: 31, top: 64, width: 38, height: 8 },
  { region: 'limbs', name: '四肢关节', side: 'front', left: 26, top: 75, width: 48, height: 20 },
  { region: 'head', name: '头部', side: 'back', left: 31, top: 4, width: 38, height: 24 },
  { region: 'chest', name: '胸肺', side: 'back', left: 31, top: 35, width: 38, height: 13 },
  { region: 'back', name: '脊柱腰背', side: 'back', left: 31, top: 49, width: 38, height: 14 },
  { region: 'pelvis', name: '会阴盆腔', side: 'back', left: 31, top: 64, width: 38, height: 8 },
  { region: 'limbs', name: '四肢关节', side: 'back', left: 26, top: 75, width: 48, height: 20 },
]
