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
    does: '体重越大，血容量、心搏量和按体重计的给药基数越大；同样的绝对剂量作用越弱。',
    source: '《机能实验学》: 家兔 2～3 kg',
  },
  intrinsicRate: {
    zh: '固有心率（去神经）',
    unit: '次/分',
    usual: 250,
    lo: 180,
    hi: 300,
    does: '去掉神经作用后窦房结自己的频率；决定基础心率和迷走、交感影响的起点。',
    source: 'Faris et al. 1980, J Physiol 298:321 (rabbit, autonomic blockade)',
  },
  bloodPerKilogram: {
    zh: '血容量',
    unit: 'mL/kg',
    usual: 56,
    lo: 44,
    hi: 70,
    does: '决定静脉回流和对放血、输液的耐受；越少，失血时血压降得越多。',
    source: 'Harkness & Wagner, The Biology and Medicine of Rabbits and Rodents: 44–70 mL/kg',
  },
  reflexGain: {
    zh: '压力感受性反射的交感增益',
    unit: '倍',
    usual: 1,
    lo: 0,
    hi: 2,
    does: '压力感受性反射调节血管和心脏的力度；为 0 时夹闭颈总动脉不再升压。',
    source: 'Faris et al. 1980: range of 57 mmHg and gain 1.1 of the carotid sinus reflex',
  },
  alphaGain: {
    zh: '阻力血管对 α 受体的反应性',
    unit: '倍',
    usual: 1,
    lo: 0.3,
    hi: 2,
    does: '去甲肾上腺素、肾上腺素收缩血管的力度；越大升压越强。',
    source: '教学设定',
  },
  betaGain: {
    zh: '阻力血管对 β2 受体的反应性',
    unit: '倍',
    usual: 1,
    lo: 0,
    hi: 2,
    does: '肾上腺素舒张骨骼肌血管的力度；决定α受体阻断后“翻转”的深浅。',
    source: '教学设定',
  },
  breathsPerMinute: {
    zh: '呼吸频率（血压二级波）',
    unit: '次/分',
    usual: 46,
    lo: 20,
    hi: 90,
    does: '血压曲线上呼吸波（二级波）的快慢。',
    source: '《机能实验学》: 麻醉家兔 38～60 次/分',
  },
} as const satisfies Record<string, Parameter>

/** The names of a circulation's parameters. */
export type CirculationParameter = keyof typeof circulationParameters
