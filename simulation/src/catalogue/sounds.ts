/** Where a murmur or an extra sound is loudest. */
export type HeartSite = 'apex' | 'pulmonary' | 'aortic' | 'erb' | 'tricuspid'

/** Heart sounds as a client synthesises them; the rate is the pulse at the time, loudness 0-1. */
export type HeartSound = {
  readonly kind: 'heart'
  readonly rhythm: 'regular' | 'irregular' | 'extrasystoles'
  readonly s1: number
  readonly s2: number
  /** Gallops: a third sound 120-180 ms after S2, a fourth 90 ms before S1. */
  readonly s3?: number
  readonly s4?: number
  readonly murmur?: {
    readonly timing: 'systolic' | 'diastolic' | 'continuous'
    readonly shape: 'ejection' | 'plateau' | 'decrescendo' | 'rumble'
    /** Levine's grade, 1-6. */
    readonly grade: number
    readonly site: HeartSite
  }
  readonly rub?: boolean
}

/** Breath sounds as a client synthesises them; the rate is the respiratory rate at the time. */
export type BreathSound = {
  readonly kind: 'breath'
  readonly base: 'vesicular' | 'bronchial' | 'diminished' | 'absent' | 'prolonged-expiration'
  readonly added: readonly {
    readonly type: 'fine-crackles' | 'coarse-crackles' | 'wheeze' | 'rhonchi' | 'rub' | 'stridor'
    readonly phase: 'inspiration' | 'expiration' | 'both'
  }[]
  /** Where it is heard, as 右下肺; both lungs when absent. */
  readonly where?: string
}

/** Bowel sounds; 4-5 a minute are normal, above 10 active (诊断学). */
export type BowelSound = {
  readonly kind: 'bowel'
  readonly perMinute: number
  readonly pitch: 'normal' | 'high' | 'none'
}

/** What is heard, as parameters: nothing is recorded, nothing is licensed, and the rate follows the patient. */
export type Sound = HeartSound | BreathSound | BowelSound
