import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'

const group = '循环'

const meanPressure: Family = {
  id: 'mean-pressure',
  name: '平均动脉压',
  group,
  source: '《生理学》第9版 动脉血压：平均动脉压',
  ranges: {
    diastolic: range('舒张压', 'mmHg', 45, 110),
    pulse: range('脉压', 'mmHg', 25, 90),
  },
  make: (draw) => {
    const diastolic = draw.figure('diastolic')
    const pulse = draw.figure('pulse')
    const systolic = diastolic + pulse
    const value = rounded(diastolic + pulse / 3, 0)
    return {
      stem: `血压${systolic}/${diastolic} mmHg。平均动脉压（舒张压＋1/3脉压）约为____。`,
      value,
      tolerance: 1,
      unit: 'mmHg',
      derivation: [`${diastolic}＋（${systolic}－${diastolic}）÷3＝${value} mmHg`],
      mistakes: [
        { zh: '取了收缩压与舒张压的平均值', answer: rounded((systolic + diastolic) / 2, 0) },
        { zh: '加了2/3脉压', answer: rounded(diastolic + (2 * pulse) / 3, 0) },
        { zh: '把脉压当作平均压', answer: pulse },
        { zh: '舒张压加1/3收缩压', answer: rounded(diastolic + systolic / 3, 0) },
        { zh: '收缩压加1/3脉压', answer: rounded(systolic + pulse / 3, 0) },
      ],
    }
  },
}

const cardiacOutput: Family = {
  id: 'fick-output',
  name: '心输出量（Fick 法）',
  group,
  source: '《生理学》第9版 心脏的泵血功能：Fick 原理',
  ranges: {
    uptake: range('耗氧量', 'mL/min', 180, 320, 5),
    arterial: range('动脉血氧含量', 'mL/L', 170, 205),
    difference: range('动静脉血氧含量差', 'mL/L', 35, 70),
  },
  make: (draw) => {
    const uptake = draw.figure('uptake')
    const arterial = draw.figure('arterial')
    const difference = draw.figure('difference')
    const venous = arterial - difference
    const value = rounded(uptake / difference, 2)
    return {
      stem: `安静时耗氧量${uptake} mL/min，动脉血氧含量${arterial} mL/L，混合静脉血氧含量${venous} mL/L。按 Fick 原理，心输出量为____。`,
      value,
      tolerance: 0.1,
      unit: 'L/min',
      derivation: [
        `心输出量＝耗氧量÷（动脉血氧含量－混合静脉血氧含量）`,
        `＝${uptake}÷（${arterial}－${venous}）＝${value} L/min`,
      ],
      mistakes: [
        { zh: '只除以动脉血氧含量', answer: rounded(uptake / arterial, 2) },
        { zh: '只除以静脉血氧含量', answer: rounded(uptake / venous, 2) },
        { zh: '把两个氧含量相加', answer: rounded(uptake / (arterial + venous), 2) },
        { zh: '把氧含量差按 mL/dL 理解，差10倍', answer: rounded((10 * uptake) / difference, 2) },
        { zh: '分子与分母颠倒', answer: rounded(difference / uptake, 2) },
      ],
    }
  },
}

const resistance: Family = {
  id: 'vascular-resistance',
  name: '体循环血管阻力',
  group,
  source: '《内科学》第9版 血流动力学监测：SVR＝80×（MAP－CVP）÷CO',
  ranges: {
    mean: range('平均动脉压', 'mmHg', 60, 125),
    venous: range('中心静脉压', 'mmHg', 2, 16),
    output: range('心输出量', 'L/min', 3, 8, 0.1),
  },
  make: (draw) => {
    const mean = draw.figure('mean')
    const venous = draw.figure('venous')
    const output = draw.figure('output')
    const value = rounded((80 * (mean - venous)) / output, 0)
    return {
      stem: `平均动脉压${mean} mmHg，中心静脉压${venous} mmHg，心输出量${output} L/min。体循环血管阻力（1 mmHg·min/L＝80 dyn·s/cm⁵）为____。`,
      value,
      tolerance: rounded(0.01 * value + 1, 0),
      unit: 'dyn·s/cm⁵',
      derivation: [
        'SVR＝80×（MAP－CVP）÷CO',
        `＝80×（${mean}－${venous}）÷${output}＝${value} dyn·s/cm⁵`,
      ],
      mistakes: [
        { zh: '没有减中心静脉压', answer: rounded((80 * mean) / output, 0) },
        { zh: '漏乘换算系数80', answer: rounded((mean - venous) / output, 1) },
        { zh: '把两个压力相加', answer: rounded((80 * (mean + venous)) / output, 0) },
        { zh: '乘了心输出量', answer: rounded(80 * (mean - venous) * output, 0) },
        { zh: '换算系数误作60', answer: rounded((60 * (mean - venous)) / output, 0) },
      ],
    }
  },
}

/** Pressures, flow and resistance. */
export const circulation: readonly Family[] = [meanPressure, cardiacOutput, resistance]
