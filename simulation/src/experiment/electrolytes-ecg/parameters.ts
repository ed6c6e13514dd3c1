import type { Parameter } from '#experiment/engine'

/** What a teacher may set of the rabbit. */
export const electrolytesEcgParameters = {
  kilograms: {
    zh: '体重',
    unit: 'kg',
    usual: 2.5,
    lo: 1.5,
    hi: 4,
    does: '决定细胞外液量；体重越大，同样剂量的钾、钙使浓度升得越少。',
    source: '《机能实验学》: 家兔 2～3 kg',
  },
  rate: {
    zh: '心率',
    unit: '次/分',
    usual: 255,
    lo: 180,
    hi: 320,
    does: '窦性心率；决定RR间期和基础QT。',
    source: 'Lord, Boswood & Petrie 2010, Vet Rec 167:961: 198–330',
  },
  potassium: {
    zh: '血钾',
    unit: 'mmol/L',
    usual: 4.4,
    lo: 3.5,
    hi: 5.5,
    does: '给药前的血钾；越高，越早出现T波高尖和QRS增宽。',
    source: 'Harkness & Wagner: rabbit 3.6–6.9; 《病理生理学》3.5～5.5',
  },
  calcium: {
    zh: '血离子钙',
    unit: 'mmol/L',
    usual: 1.65,
    lo: 1.4,
    hi: 1.9,
    does: '给药前的离子钙；越高QT越短，对高钾的拮抗越强。',
    source: 'Warren et al. 1989 (rabbit): 1.6–1.8',
  },
} as const satisfies Record<string, Parameter>

export type ElectrolytesEcgParameter = keyof typeof electrolytesEcgParameters

/** What nobody sets; times in s, concentrations in mmol/L, potentials in mV. */
export const constants = {
  /** L/kg of plasma and what it reaches at once, and of the rest of the extracellular fluid; s between them, and from the vein. */
  near: 0.075,
  far: 0.17,
  mixing: 45,
  vein: 6,
  /** s in which cells take up an excess (Sterns et al. 1981: half in some 25 min), and kidneys at most help. */
  uptake: 700,
  kidney: 2400,
  bone: 900,
  /** Share of calcium given, or bound, that ions bear; proteins take or give the rest (Marshall & Hodgkinson 1983). */
  ionised: 0.55,
  /** What a mmol/L of bicarbonate more, and insulin, take off the potassium that cells balance at; s of insulin's coming and going. */
  bicarbonateShift: 0.13,
  insulinShift: 2.2,
  insulinOnset: 90,
  insulinHalfLife: 600,
  bicarbonateLoss: 1500,
  /** Inside, and sodium’s share: resting potential by the constant-field equation at 38 ℃. */
  potassiumInside: 140,
  sodiumOutside: 1.4,
  thermal: 26.8,
  /** Sodium channels: half inactivation of ventricle, of the bundle and its branches, and of atrium; slope; shift by calcium. */
  halfVentricle: -70,
  halfPurkinje: -77,
  halfAtrium: -79,
  slope: 5.5,
  calciumShift: 6,
  /** Threshold and peak of the action potential, and how many mV each goes up, or down, when channels are fewer by e. */
  threshold: -60,
  thresholdRise: 8,
  peak: 30,
  peakFall: 17,
  /** Under this share of its usual sodium channels the atrium is silent: it fails before muscle of the ventricle does. */
  minAtrium: 0.28,
  /** ms at rest: atrium, node, bundle, from its first branch to its last, and a wall of the ventricles from within outward; upstroke. */
  atrium: 14,
  node: 24,
  bundle: 6,
  branches: 12,
  wall: 18,
  upstroke: 1.6,
  /** ms: action potentials within and outside (C. Antzelevitch 1991: shorter outside, so that T stands as R does), of the atrium, and the course of phase 3. */
  within: 114,
  without: 60,
  atrialPlateau: 70,
  phase3: 12,
  /** Share for a mmol/L by which potassium shortens the plateau more at the apex than at the base (R. M. Donaldson et al. 1984). */
  gradient: 0.03,
  /** ms at most by which a piece that is excited late recovers sooner. */
  drawn: 40,
} as const

/**
 * A stretch of wall in the direction of lead II: when the branches reach it (0 first, 1 last), how long it is, and what each of
 * its pieces gives, in mV, from within outward: septum, the apex and the two free walls, base.
 */
export const walls = [
  { reached: 0, length: 0.9, lead: [-0.09, -0.05, 0.05, 0.09, 0.09] },
  { reached: 0.15, length: 1, lead: [0.033, 0.057, 0.073, 0.067, 0.04] },
  { reached: 0.35, length: 1.15, lead: [0.033, 0.057, 0.073, 0.067, 0.04] },
  { reached: 0.6, length: 1.15, lead: [0.033, 0.057, 0.073, 0.067, 0.04] },
  { reached: 1, length: 1.3, lead: [0.04, 0.05, 0.03, -0.03, -0.09] },
] as const

/** The atrium’s stretches in mV. */
export const atrialLead = [0.04, 0.065, 0.04] as const
