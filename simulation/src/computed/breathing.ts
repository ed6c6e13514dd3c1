import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'

const group = '呼吸'

const alveolarGradient: Family = {
  id: 'alveolar-gradient',
  name: '肺泡-动脉血氧分压差',
  group,
  source: '《内科学》第9版 呼吸衰竭：肺泡气方程',
  ranges: { carbonDioxide: range('PaCO₂', 'mmHg', 28, 64) },
  make: (draw) => {
    const fraction = draw.one('fraction', [21, 28, 35, 40])
    const carbonDioxide = draw.figure('carbonDioxide')
    const inspired = (fraction / 100) * 713
    const alveolar = inspired - carbonDioxide / 0.8
    const arterial = rounded(alveolar * draw.number('share', 0.4, 0.9, 0.02), 0)
    const value = rounded(alveolar - arterial, 0)
    return {
      stem: `海平面（大气压760 mmHg）吸入氧浓度${fraction}%时，PaO₂ ${arterial} mmHg，PaCO₂ ${carbonDioxide} mmHg，呼吸商取0.8，水蒸气压47 mmHg。肺泡-动脉血氧分压差为____。`,
      value,
      tolerance: 2,
      unit: 'mmHg',
      derivation: [
        `PAO₂＝${fraction / 100}×（760－47）－${carbonDioxide}÷0.8＝${rounded(alveolar, 1)} mmHg`,
        `差值＝PAO₂－${arterial}＝${value} mmHg`,
      ],
      mistakes: [
        { zh: '没有减去 PaCO₂÷呼吸商', answer: rounded(inspired - arterial, 0) },
        { zh: 'PaCO₂ 乘了呼吸商', answer: rounded(inspired - carbonDioxide * 0.8 - arterial, 0) },
        { zh: '没有减水蒸气压', answer: rounded(value + (fraction / 100) * 47, 0) },
        { zh: '把肺泡气氧分压当作差值', answer: rounded(alveolar, 0) },
        { zh: 'PaCO₂ 没有除以呼吸商', answer: rounded(inspired - carbonDioxide - arterial, 0) },
      ],
    }
  },
}

const alveolarVentilation: Family = {
  id: 'alveolar-ventilation',
  name: '肺泡通气量',
  group,
  source: '《生理学》第9版 肺通气：每分通气量与肺泡通气量',
  ranges: {
    tidal: range('潮气量', 'mL', 350, 700, 10),
    rate: range('呼吸频率', '次/分', 10, 28),
    space: range('无效腔气量', 'mL', 120, 190, 5),
  },
  make: (draw) => {
    const tidal = draw.figure('tidal')
    const rate = draw.figure('rate')
    const space = draw.figure('space')
    const value = rounded(((tidal - space) * rate) / 1_000, 2)
    return {
      stem: `潮气量${tidal} mL，无效腔气量${space} mL，呼吸频率${rate}次/分。肺泡通气量为____。`,
      value,
      tolerance: 0.05,
      unit: 'L/min',
      derivation: [
        '肺泡通气量＝（潮气量－无效腔气量）×呼吸频率',
        `＝（${tidal}－${space}）×${rate}÷1000＝${value} L/min`,
      ],
      mistakes: [
        { zh: '没有减无效腔（得到每分通气量）', answer: rounded((tidal * rate) / 1_000, 2) },
        { zh: '得到的是无效腔通气量', answer: rounded((space * rate) / 1_000, 2) },
        { zh: '只减了一次无效腔', answer: rounded((tidal * rate - space) / 1_000, 2) },
        { zh: '加了无效腔', answer: rounded(((tidal + space) * rate) / 1_000, 2) },
      ],
    }
  },
}

const residualCapacity: Family = {
  id: 'helium-dilution',
  name: '功能余气量（氦稀释法）',
  group,
  source: '《生理学》第9版 肺容积和肺容量：气体稀释法',
  ranges: {
    volume: range('肺量计容积', 'L', 2, 5, 0.1),
    before: range('起始氦浓度', '%', 9, 12, 0.1),
    capacity: range('功能余气量', 'L', 1.6, 4.2, 0.1),
  },
  make: (draw) => {
    const volume = draw.figure('volume')
    const before = draw.figure('before')
    const after = rounded((before * volume) / (volume + draw.figure('capacity')), 2)
    const value = rounded((volume * (before - after)) / after, 2)
    return {
      stem: `平静呼气末接入容积${volume} L、氦浓度${before}%的密闭肺量计，呼吸平衡后氦浓度为${after}%（不计氦的吸收）。功能余气量为____。`,
      value,
      tolerance: 0.05,
      unit: 'L',
      derivation: [
        '氦的量不变：C₁×V＝C₂×（V＋FRC）',
        `FRC＝${volume}×（${before}－${after}）÷${after}＝${value} L`,
      ],
      mistakes: [
        { zh: '没有减肺量计容积', answer: rounded((volume * before) / after, 2) },
        { zh: '除以起始浓度', answer: rounded((volume * (before - after)) / before, 2) },
        { zh: '浓度比颠倒', answer: rounded((volume * after) / before, 2) },
        { zh: '又加了一次肺量计容积', answer: rounded((volume * before) / after + volume, 2) },
      ],
    }
  },
}

/** Gas in the lungs and in the blood. */
export const breathing: readonly Family[] = [
  alveolarGradient,
  alveolarVentilation,
  residualCapacity,
]
