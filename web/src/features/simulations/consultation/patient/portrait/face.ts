/** What a portrait is drawn from. */
export type Sitter = {
  /** 0 female, 1 male. */
  readonly gender: number
  readonly age: number
  readonly mood: string
}

/** How a face stands: paths of brows and mouth, how far the eyes are open. */
export type Face = {
  readonly brows: readonly [left: string, right: string]
  readonly mouth: string
  /** Filled like an open mouth. */
  readonly open: boolean
  /** 0-1. */
  readonly eyes: number
  readonly gaze: number
  readonly sweat: boolean
  readonly pale: boolean
  readonly flushed: boolean
  readonly tears: boolean
}

const calm: Face = {
  brows: ['M70 86q11-6 22-1', 'M108 85q11-5 22 1'],
  mouth: 'M88 134q12 5 24 0',
  open: false,
  eyes: 1,
  gaze: 0,
  sweat: false,
  pale: false,
  flushed: false,
  tears: false,
}

const faces: Readonly<Record<string, Partial<Face>>> = {
  放松: { mouth: 'M86 132q14 11 28 0', brows: ['M70 84q11-6 22-2', 'M108 82q11-4 22 2'] },
  焦虑: {
    brows: ['M70 87q12-3 22-9', 'M108 78q10 6 22 9'],
    mouth: 'M88 137q12-5 24 0',
    eyes: 1.12,
    sweat: true,
  },
  痛苦: {
    brows: ['M70 82q12 2 23 8', 'M107 90q11-6 23-8'],
    mouth: 'M86 140q14-12 28 0q-14 5-28 0z',
    open: true,
    eyes: 0.35,
    sweat: true,
    pale: true,
  },
  不耐烦: {
    brows: ['M70 82q12 1 22 6', 'M108 88q10-5 22-6'],
    mouth: 'M88 137q12-3 24-2',
    eyes: 0.8,
    flushed: true,
  },
  低落: {
    brows: ['M70 88q12-2 22-8', 'M108 80q10 6 22 8'],
    mouth: 'M88 139q12-7 24 0',
    eyes: 0.6,
    gaze: 3,
    tears: true,
  },
  戒备: {
    brows: ['M70 84q12-1 22 2', 'M108 80q11-5 22 1'],
    mouth: 'M89 136h22',
    eyes: 0.75,
    gaze: 0,
  },
}

/** The face of a mood; a mood that is not known looks calm. */
export const faceOf = (mood: string): Face => ({ ...calm, ...faces[mood] })

/** How old somebody looks. */
export type AgeGroup = 'baby' | 'child' | 'adult' | 'elder'

/** The stage of life that is drawn for an age in years. */
export const ageGroupOf = (age: number): AgeGroup =>
  age < 3 ? 'baby' : age < 14 ? 'child' : age < 60 ? 'adult' : 'elder'
