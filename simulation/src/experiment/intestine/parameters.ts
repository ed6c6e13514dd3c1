import type { Parameter } from '#experiment/engine'
import type { Substance } from '#experiment/organ-bath'

/** What a teacher may set of the strip; `source` names the publication, or says that it is a teaching choice. */
export const intestineParameters = {
  rhythm: {
    zh: '慢波频率 (38 ℃)',
    unit: '次/分',
    usual: 12.5,
    lo: 6,
    hi: 20,
    does: '平滑肌慢波的频率；决定收缩的快慢。',
    source: 'Alvarez 1914, Am J Physiol 35:177: rabbit, 21 in the duodenum to 10 in the ileum',
  },
  maximum: {
    zh: '最大主动张力',
    unit: 'g',
    usual: 5.2,
    lo: 2,
    hi: 10,
    does: '全部钙进入时所能产生的张力；曲线的高度。',
    source: '教学设定',
  },
  cholinergicTone: {
    zh: '壁内神经释放的乙酰胆碱',
    unit: 'nmol/L',
    usual: 12,
    lo: 0,
    hi: 60,
    does: '肠壁内神经自发释放的乙酰胆碱；决定基础张力以及新斯的明、阿托品作用的大小。',
    source: '教学设定: atropine alone lowers the tone a little',
  },
  warmth: {
    zh: '温度系数 Q10',
    unit: '倍',
    usual: 2.6,
    lo: 1.5,
    hi: 3.5,
    does: '温度每升高10 ℃节律加快的倍数；决定降温时节律减慢多少。',
    source: 'Prosser: slow waves of the gut 2–3',
  },
} as const satisfies Record<string, Parameter>

/** The names of the parameters. */
export type IntestineParameter = keyof typeof intestineParameters

/** What stands on the shelf: molar masses g/mol, lags s, most µmol/L. */
export const shelf = {
  acetylcholine: { zh: '乙酰胆碱', molar: 181.7, lag: 2, most: 1000 },
  neostigmine: { zh: '新斯的明', molar: 303.2, lag: 15, most: 100 },
  atropine: { zh: '阿托品', molar: 289.4, lag: 12, most: 200 },
  adrenaline: { zh: '肾上腺素', molar: 183.2, lag: 3, most: 1000 },
  phentolamine: { zh: '酚妥拉明', molar: 281.4, lag: 15, most: 200 },
  propranolol: { zh: '普萘洛尔', molar: 259.3, lag: 15, most: 200 },
  verapamil: { zh: '维拉帕米', molar: 454.6, lag: 20, most: 200 },
  'barium-chloride': { zh: '氯化钡', molar: 244.3, lag: 6, most: 20_000 },
  'calcium-chloride': { zh: '氯化钙', molar: 111, lag: 4, most: 30_000 },
  'hydrochloric-acid': { zh: '盐酸', molar: 36.46, lag: 3, most: 30_000 },
  'sodium-hydroxide': { zh: '氢氧化钠', molar: 40, lag: 3, most: 30_000 },
} as const satisfies Record<string, Substance>

/** Solutions to exchange the bath for: calcium in mmol/L. */
export const solutions: Readonly<
  Record<string, { readonly zh: string; readonly calcium: number }>
> = {
  tyrode: { zh: '台氏液', calcium: 1.8 },
  'calcium-free': { zh: '无钙台氏液', calcium: 0 },
}

/** Figures of the muscle: potentials mV, times s, concentrations mol/L unless said otherwise. F: fitted to `expected.ts`. */
export const constants = {
  dt: 0.02,
  /** Resting potential, height of a slow wave, threshold of spikes and the width of its sigmoid (Bülbring; Tomita 1981). */
  rest: -58,
  slowWave: 12,
  threshold: -49,
  width: 2.2,
  /** Waxing and waning of the strip: height, mV, and period, s (minute rhythm). */
  waxing: 0.8,
  waxingPeriod: 52,
  /** What a degree below 38 °C hyperpolarises, mV. */
  chill: 0.34,
  /** Spikes a second at most, and how high and long one is. */
  spikes: 7,
  spikeHeight: 24,
  spikeTime: 0.035,
  /** Calcium a spike lets in over what half activates, its removal, what M3 sets free a second (F). */
  entry: 0.2,
  removal: 0.95,
  release: 0.5,
  /** Depolarisation by full occupancy of M3, by barium; hyperpolarisation by adrenergic α, and by β. */
  muscarinic: 13,
  barium: 14,
  alpha: 9,
  beta: 9,
  /** Dissociation constants and half effects. */
  acetylcholine: 2.5e-7,
  atropine: 1.1e-9,
  esterase: 1e-7,
  esteraseGain: 7,
  adrenalineAlpha: 4e-7,
  adrenalineBeta: 1.5e-7,
  phentolamine: 1.5e-8,
  propranolol: 4e-9,
  bariumHalf: 5e-4,
  verapamil: 2e-7,
  /** Buffering of the aerated solution, mol/L a unit of pH, and what a unit does to the potential, mV. */
  buffer: 0.012,
  acid: 9,
  /** Stretch: best load, g, and what a gram more depolarises, mV. */
  bestLoad: 1.5,
  stretch: 1.2,
  warmth: 38,
} as const
