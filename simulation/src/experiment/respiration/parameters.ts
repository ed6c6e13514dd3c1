import type { Parameter } from '#experiment/engine'

/** What a teacher may set of a breathing rabbit; `source` names the publication, or says that it is a teaching choice. */
export const respirationParameters = {
  kilograms: {
    zh: '体重',
    unit: 'kg',
    usual: 2.5,
    lo: 1.5,
    hi: 4,
    does: '体重决定潮气量、代谢和按体重计的给药基数。',
    source: '《机能实验学》: 家兔 2～3 kg',
  },
  carbonDioxide: {
    zh: '基础 CO₂ 产量',
    unit: 'mL/(min·kg)',
    usual: 8.8,
    lo: 5,
    hi: 14,
    does: '身体每分钟产生的CO₂；越多，通气量越大，窒息时CO₂升得越快。',
    source: 'Kleiber 1961, The Fire of Life (rabbit), at a respiratory quotient of 0.85',
  },
  centralGain: {
    zh: '中枢化学感受器增益',
    unit: '倍',
    usual: 1,
    lo: 0,
    hi: 2,
    does: '中枢化学感受器对CO₂的反应；为 0 时吸入CO₂只剩外周的作用。',
    source:
      'fitted; three quarters of the CO₂ response are central (cats: Heeringa et al. 1979, Respir Physiol 37:365)',
  },
  peripheralGain: {
    zh: '外周化学感受器增益',
    unit: '倍',
    usual: 1,
    lo: 0,
    hi: 2,
    does: '颈动脉体对缺O₂和H⁺的反应；为 0 时缺O₂不再使呼吸加强。',
    source: 'fitted; cats: Heeringa et al. 1979, Respir Physiol 37:365',
  },
  stretchGain: {
    zh: '肺牵张反射增益',
    unit: '倍',
    usual: 1,
    lo: 0,
    hi: 2,
    does: '肺扩张对吸气的抑制；决定切断迷走神经后呼吸变深变慢多少。',
    source: 'Clark & von Euler 1972, J Physiol 222:267 (cat and man); stronger in the rabbit',
  },
} as const satisfies Record<string, Parameter>

/** The names of the parameters. */
export type RespirationParameter = keyof typeof respirationParameters

/** Figures of lungs, blood and centres, for 2.5 kg; volumes mL BTPS, pressures mmHg, times s. F: fitted to `expected.ts`. */
export const constants = {
  dt: 0.005,
  /** End-expiratory lung volume and dead space, mL a kg (Crosfill & Widdicombe 1961, J Physiol 158:1). */
  restVolume: 22,
  deadSpace: 2.3,
  /** Time constant of lung and chest, s, and what a metre of tube adds to it. */
  mechanics: 0.08,
  /** Elastance of the lung, cmH2O a mL (2.5 kg), and the pleural pressure at rest, cmH2O. */
  elastance: 0.17,
  pleural: -3.6,
  /** CO2: fall between mixed venous and arterial pressure at rest; capacity of the body's quick store, mL a mmHg and kg. */
  gradient: 6,
  store: 1.2,
  /** Oxygen: haemoglobin's capacity, mL a kg; P50 and Hill's exponent of rabbit blood. */
  oxygenCapacity: 9,
  half: 31,
  hill: 2.7,
  respiratoryQuotient: 0.85,
  /** Arterial values at rest. */
  carbonDioxide: 36,
  bicarbonate: 22,
  buffer: 0.22,
  /** Central (mmHg⁻¹, lag s) and peripheral (nM⁻¹, lag s) chemical drives and the share of hypoxia (F). */
  central: 0.085,
  centralLag: 16,
  peripheral: 0.034,
  hypoxic: 1.15,
  peripheralLag: 2,
  /** Inspiration: ramp at rest mL/s, longest without vagi s, stretch's weight; expiration over the inspiration before (F). */
  ramp: 50,
  longest: 0.62,
  stretch: 1.02,
  expiration: 2.45,
  inflation: 0.5,
} as const
