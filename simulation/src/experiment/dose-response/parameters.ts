import type { Parameter } from '#experiment/engine'
import type { Substance } from '#experiment/organ-bath'

/** What a teacher may set; affinities as negative logarithms of mol/L. */
export const doseResponseParameters = {
  maximum: {
    zh: '最大收缩张力',
    unit: 'g',
    usual: 4,
    lo: 1,
    hi: 10,
    does: '标本能达到的最大收缩；量效曲线的高度。',
    source: '教学设定: 2–6 g of a strip of 2 cm',
  },
  acetylcholineAffinity: {
    zh: '乙酰胆碱亲和力 pKA',
    unit: '',
    usual: 5.6,
    lo: 4.5,
    hi: 6.5,
    does: '乙酰胆碱与M受体结合的紧密程度；越大，曲线越靠左。',
    source: 'R. F. Furchgott 1966 (receptor reserve of the ileum: EC50 far below KA)',
  },
  acetylcholineEfficacy: {
    zh: '乙酰胆碱效能 τ',
    unit: '',
    usual: 45,
    lo: 1,
    hi: 200,
    does: '结合后引起收缩的能力（受体储备）；越大，EC₅₀越小，最大效应越接近上限。',
    source: 'Black & Leff 1983, Proc R Soc Lond B 220:141; fitted to EC50 27–100 nmol/L',
  },
  atropineAffinity: {
    zh: '阿托品亲和力 pKB',
    unit: '',
    usual: 8.95,
    lo: 8,
    hi: 9.8,
    does: '阿托品与M受体结合的紧密程度；即所求pA₂的真值。',
    source: 'Arunlakshana & Schild 1959, Br J Pharmacol 14:48; Schild 1947: 8.6–9.1',
  },
  diphenhydramineAffinity: {
    zh: '苯海拉明亲和力 pKB',
    unit: '',
    usual: 7.85,
    lo: 7,
    hi: 8.6,
    does: '苯海拉明与H₁受体结合的紧密程度；决定它对组胺曲线右移的程度。',
    source: 'Jpn J Pharmacol 1977, 27:491 (7.80 on the ileum)',
  },
} as const satisfies Record<string, Parameter>

/** The names of the parameters. */
export type DoseResponseParameter = keyof typeof doseResponseParameters

/** What stands on the shelf. Lags are of diffusion alone; antagonists leave their receptors more slowly still. */
export const shelf = {
  acetylcholine: { zh: '乙酰胆碱', molar: 181.7, lag: 3, most: 3000 },
  carbachol: { zh: '卡巴胆碱', molar: 182.7, lag: 3, most: 3000 },
  histamine: { zh: '组胺', molar: 111.1, lag: 3, most: 3000 },
  atropine: { zh: '阿托品', molar: 289.4, lag: 8, most: 100 },
  diphenhydramine: { zh: '苯海拉明', molar: 255.4, lag: 8, most: 300 },
  papaverine: { zh: '罂粟碱', molar: 339.4, lag: 10, most: 1000 },
} as const satisfies Record<string, Substance>

/** Figures of the strip. F: fitted to `expected.ts`. */
export const constants = {
  dt: 0.05,
  /** Hill slope of the transducer function (Black & Leff). */
  slope: 1.25,
  /** Histamine H1: pKA and efficacy, EC50 about 0.4 µmol/L. Carbachol against acetylcholine: affinity as many times, efficacy as many. */
  histamine: { affinity: 5, efficacy: 26 },
  carbachol: { affinity: 0.9, efficacy: 0.9 },
  /** The weaker sides of the antagonists: diphenhydramine on muscarinic, atropine on H1 receptors (pKB). */
  diphenhydramineMuscarinic: 6.6,
  atropineHistamine: 5.7,
  /** Half-lives on the receptor, s: how slowly antagonists come and go. */
  atropineOff: 260,
  diphenhydramineOff: 90,
  /** Papaverine: half of the maximum is taken at, mol/L (pD′2 about 4.7). */
  papaverine: 1.8e-5,
  /** Contraction and relaxation, s; fading under a strong dose: share and time, s. */
  contraction: 5,
  relaxation: 9,
  fading: 0.12,
  fadingTime: 70,
  recovery: 150,
  /** Best load, g; rhythm of the strip's own waves, Hz, their height over the maximum. */
  bestLoad: 1,
  rhythm: 0.14,
  waves: 0.018,
  warmth: 37,
} as const
