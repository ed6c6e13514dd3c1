import { exp, exp10, ln2, log, log10 } from '#arithmetic'
import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'

const group = '药理'

const antagonist: Family = {
  id: 'pa2',
  name: '竞争性拮抗药的 pA₂',
  group,
  source: '《药理学》第9版 药物效应动力学：Schild 方程',
  ranges: {
    exponent: range('拮抗药浓度的负对数', '', 6, 9, 0.5),
    ratio: range('剂量比', '', 3, 120),
  },
  make: (draw) => {
    const exponent = draw.figure('exponent')
    const ratio = draw.figure('ratio')
    const value = rounded(exponent + log10(ratio - 1), 2)
    return {
      stem: `离体回肠标本中，加入浓度的负对数为${exponent}（mol/L）的竞争性拮抗药后，激动药的量效曲线平行右移，剂量比为${ratio}。设 Schild 斜率为1，pA₂为____。`,
      value,
      tolerance: 0.03,
      unit: '',
      derivation: ['pA₂＝－lg［B］＋lg（剂量比－1）', `＝${exponent}＋lg（${ratio}－1）＝${value}`],
      mistakes: [
        { zh: '减去而不是加上 lg（剂量比－1）', answer: rounded(exponent - log10(ratio - 1), 2) },
        { zh: '剂量比没有减1', answer: rounded(exponent + log10(ratio), 2) },
        { zh: '把拮抗药浓度的负对数当作 pA₂', answer: exponent },
        { zh: '漏取对数', answer: rounded(exponent + ratio - 1, 2) },
        { zh: '用了自然对数', answer: rounded(exponent + log(ratio - 1), 2) },
      ],
    }
  },
}

const elimination: Family = {
  id: 'elimination',
  name: '一级消除后的血药浓度',
  group,
  source: '《药理学》第9版 药物代谢动力学：一级消除与半衰期',
  ranges: {
    start: range('起始浓度', 'mg/L', 10, 60),
    halfLife: range('半衰期', '小时', 4, 12, 0.5),
    hours: range('经过的时间', '小时', 2, 12),
  },
  make: (draw) => {
    const start = draw.figure('start')
    const halfLife = draw.figure('halfLife')
    const hours = draw.figure('hours')
    const value = rounded(start * exp((-ln2 * hours) / halfLife), 2)
    return {
      stem: `某药按一级动力学消除，半衰期${halfLife}小时，静脉注射后即刻血药浓度${start} mg/L。${hours}小时后血药浓度为____。`,
      value,
      tolerance: rounded(0.03 * value + 0.01, 3),
      unit: 'mg/L',
      derivation: [
        `C＝C₀×（1/2）^（t÷t½）＝${start}×（1/2）^（${hours}÷${halfLife}）＝${value} mg/L`,
      ],
      mistakes: [
        {
          zh: '漏乘 ln2，直接以 t÷t½ 为自然指数',
          answer: rounded(start * exp(-hours / halfLife), 2),
        },
        { zh: '时间少算一个半衰期', answer: rounded(2 * value, 2) },
        { zh: '算成了已消除的浓度', answer: rounded(start - value, 2) },
        { zh: '时间多算一个半衰期', answer: rounded(value / 2, 2) },
        { zh: '只算了一半的时间', answer: rounded(start * exp((-ln2 * hours) / halfLife / 2), 2) },
        { zh: '以10为底计算', answer: rounded(start * exp10(-hours / halfLife), 2) },
        { zh: '不论时间，按一个半衰期计算', answer: rounded(start / 2, 2) },
      ],
    }
  },
}

/** How drugs act and leave. */
export const antagonism: readonly Family[] = [antagonist, elimination]
