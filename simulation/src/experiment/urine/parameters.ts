import { circulationParameters } from '#experiment/circulation'
import type { Parameter } from '#experiment/engine'

/** What a teacher may set: the rabbit's circulation, and its kidneys. */
export const urineParameters = {
  ...circulationParameters,
  filtration: {
    zh: '肾小球滤过率',
    unit: 'mL/(min·kg)',
    usual: 3.4,
    lo: 1.5,
    hi: 6,
    does: '每分钟滤过的血浆量；尿量的基础。',
    source:
      'Using a single blood sample and inulin to estimate GFR in rabbits, 2011, J Am Assoc Lab Anim Sci 50: 4.0 awake (inulin); less under urethane',
  },
  glucose: {
    zh: '血糖',
    unit: 'mmol/L',
    usual: 7,
    lo: 4,
    hi: 14,
    does: '给药前的血糖；越接近肾糖阈，越早出现糖尿和渗透性利尿。',
    source: 'Harkness & Wagner: 4.2–8.6; higher under urethane',
  },
  excretion: {
    zh: '溶质排出分数',
    unit: '%',
    usual: 5.5,
    lo: 1,
    hi: 12,
    does: '滤过的溶质中不被重吸收的份额；越大，尿量越多。',
    source: '教学设定: a rabbit that was given greens and water before',
  },
} as const satisfies Record<string, Parameter>

/** The names of the parameters. */
export type UrineParameter = keyof typeof urineParameters

/** Figures of both kidneys of 2.5 kg, in mmHg, mL, s, mmol or mOsm. F: fitted to `expected.ts`. */
export const constants = {
  /** Steps of 4 ms between two of the kidney, and their length, s. */
  every: 25,
  tick: 0.1,
  /** Resistances before and behind the glomerulus and of the veins at a renal flow of 1 mL/s (60 mL/min, Korner 1963). */
  afferent: 50,
  efferent: 36,
  venules: 8,
  /** Autoregulation: least and greatest share of the afferent resistance by the pressure, time constant, s (Shipley & Study 1951: 80–180 mmHg). */
  least: 0.5,
  most: 2.4,
  regulation: 6,
  /** What full α occupancy adds to the afferent and efferent resistance. */
  alphaAfferent: 3,
  alphaEfferent: 1.5,
  /** Pressure in Bowman's capsule; plasma protein, g/dL (rabbit). */
  capsule: 12,
  protein: 5.6,
  /** Filtrate's osmolality, mOsm/mL; osmolality of urine without and with full ADH. */
  filtrate: 0.29,
  dilute: 0.09,
  concentrated: 0.95,
  isosmotic: 0.3,
  /** Antidiuretic hormone at rest over its constant, its release by a change of blood volume, its time constant, s. */
  adh: 0.38,
  adhVolume: 5,
  adhTime: 240,
  /** mU of pituitrin a kg in the blood that act like the constant. */
  pituitrin: 120,
  /** Excretion of salt: by blood volume, by pressure (exponent-free, per mmHg), less by renal nerves (F). */
  saltVolume: 3,
  saltPressure: 0.008,
  saltNerves: 1.2,
  /** Furosemide: mg a kg of half effect, and the share of filtered salt the loop leaves at most. */
  furosemide: 0.8,
  loop: 0.21,
  /** Glucose: transport maximum, mmol/s a mL/s filtered at rest (11.5 mM), splay, plasma and interstitial volumes mL a kg, mixing and disposal, s. */
  threshold: 11.5,
  splay: 0.6,
  plasma: 36,
  interstitium: 165,
  mixing: 40,
  disposal: 2400,
  /** A drop from the cannula and the cannula's dead space, mL. */
  drop: 0.05,
  tube: 0.3,
} as const
