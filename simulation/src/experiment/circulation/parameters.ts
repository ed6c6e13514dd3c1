import type { Parameter } from '#experiment/engine'

/**
 * What a teacher may set of a rabbit's circulation. The values that are not here are constants of `constants.ts`.
 * `source` names the publication, or says that it is a teaching choice.
 */
export const circulationParameters = {
  kilograms: {
    zh: '体重',
    unit: 'kg',
    usual: 2.5,
    lo: 1.5,
    hi: 4,
    source: '《机能实验学》: 家兔 2～3 kg',
  },
  intrinsicRate: {
    zh: '固有心率（去神经）',
    unit: '次/分',
    usual: 250,
    lo: 180,
    hi: 300,
    source: 'Faris et al. 1980, J Physiol 298:321 (rabbit, autonomic blockade)',
  },
  bloodPerKilogram: {
    zh: '血容量',
    unit: 'mL/kg',
    usual: 56,
    lo: 44,
    hi: 70,
    source: 'Harkness & Wagner, The Biology and Medicine of Rabbits and Rodents: 44–70 mL/kg',
  },
  reflexGain: {
    zh: '压力感受性反射的交感增益',
    unit: '倍',
    usual: 1,
    lo: 0,
    hi: 2,
    source: 'Faris et al. 1980: range of 57 mmHg and gain 1.1 of the carotid sinus reflex',
  },
  alphaGain: {
    zh: '阻力血管对 α 受体的反应性',
    unit: '倍',
    usual: 1,
    lo: 0.3,
    hi: 2,
    source: 'teaching choice',
  },
  betaGain: {
    zh: '阻力血管对 β2 受体的反应性',
    unit: '倍',
    usual: 1,
    lo: 0,
    hi: 2,
    source: 'teaching choice',
  },
  breathsPerMinute: {
    zh: '呼吸频率（血压二级波）',
    unit: '次/分',
    usual: 46,
    lo: 20,
    hi: 90,
    source: '《机能实验学》: 麻醉家兔 38～60 次/分',
  },
} as const satisfies Record<string, Parameter>

/** The names of a circulation's parameters. */
export type CirculationParameter = keyof typeof circulationParameters
