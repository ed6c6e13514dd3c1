import { exp10, log10 } from '#arithmetic'
import { rounded } from './draw.ts'
import type { Family } from './family.ts'

const bloodPh: Family = {
  id: 'blood-ph',
  name: '血气：由 HCO₃⁻ 与 PaCO₂ 求 pH',
  source: '《生理学》第9版 血液的酸碱平衡：Henderson-Hasselbalch 方程',
  make: (draw) => {
    const carbonDioxide = draw.number('carbonDioxide', 22, 75)
    // What somebody alive may have: the bicarbonate follows from a pH of 7.05 to 7.60.
    const wanted = draw.number('wanted', 7.05, 7.6, 0.01)
    const bicarbonate = rounded(0.03 * carbonDioxide * exp10(wanted - 6.1), 0)
    const dissolved = rounded(0.03 * carbonDioxide, 2)
    const value = rounded(6.1 + log10(bicarbonate / (0.03 * carbonDioxide)), 2)
    return {
      stem: `动脉血气：HCO₃⁻ ${bicarbonate} mmol/L，PaCO₂ ${carbonDioxide} mmHg。按 Henderson-Hasselbalch 方程（pKa 6.1，CO₂溶解系数0.03），pH 应为____。`,
      value,
      tolerance: 0.02,
      unit: '',
      derivation: [
        'pH＝6.1＋lg［HCO₃⁻÷（0.03×PaCO₂）］',
        `＝6.1＋lg（${bicarbonate}÷${dissolved}）＝${value}`,
      ],
    }
  },
}

const anionGap: Family = {
  id: 'anion-gap',
  name: '白蛋白校正的阴离子间隙',
  source: '《内科学》第9版 水、电解质代谢和酸碱平衡失常；Figge 校正',
  make: (draw) => {
    const sodium = draw.number('sodium', 132, 146)
    const bicarbonate = draw.number('bicarbonate', 10, 24)
    const albumin = draw.number('albumin', 20, 40)
    // What is missing of the bicarbonate stands as an acid in the gap.
    const gap = 12 + (24 - bicarbonate) + draw.number('more', -3, 8)
    const chloride = sodium - bicarbonate - gap
    const value = rounded(gap + 0.25 * (40 - albumin), 1)
    return {
      stem: `血 Na⁺ ${sodium} mmol/L，Cl⁻ ${chloride} mmol/L，HCO₃⁻ ${bicarbonate} mmol/L，白蛋白${albumin} g/L。以白蛋白40 g/L为正常，每低1 g/L阴离子间隙加0.25 mmol/L，校正后的阴离子间隙为____。`,
      value,
      tolerance: 0.3,
      unit: 'mmol/L',
      derivation: [
        `AG＝Na⁺－Cl⁻－HCO₃⁻＝${sodium}－${chloride}－${bicarbonate}＝${gap}`,
        `校正AG＝AG＋0.25×（40－${albumin}）＝${value} mmol/L`,
      ],
    }
  },
}

const compensation: Family = {
  id: 'winters',
  name: '代谢性酸中毒的呼吸代偿',
  source: '《内科学》第9版 酸碱平衡失常：预计代偿公式（Winters）',
  make: (draw) => {
    const bicarbonate = draw.number('bicarbonate', 6, 20, 0.05)
    const value = rounded(1.5 * bicarbonate + 8, 1)
    return {
      stem: `代谢性酸中毒患者 HCO₃⁻ ${bicarbonate} mmol/L。按 PaCO₂＝1.5×HCO₃⁻＋8±2，代偿完全时 PaCO₂ 预计值的中点为____。`,
      value,
      tolerance: 0.5,
      unit: 'mmHg',
      derivation: [`1.5×${bicarbonate}＋8＝${value} mmHg；实测值在其±2以内为单纯性酸中毒`],
    }
  },
}

const alveolarGradient: Family = {
  id: 'alveolar-gradient',
  name: '肺泡-动脉血氧分压差',
  source: '《内科学》第9版 呼吸衰竭：肺泡气方程',
  make: (draw) => {
    const fraction = draw.one('fraction', [21, 28, 35, 40])
    const carbonDioxide = draw.number('carbonDioxide', 28, 64)
    const alveolar = (fraction / 100) * 713 - carbonDioxide / 0.8
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
    }
  },
}

const osmolality: Family = {
  id: 'osmolality',
  name: '血浆渗透压',
  source: '《内科学》第9版 糖尿病急性并发症：有效与总渗透压',
  make: (draw) => {
    const sodium = draw.number('sodium', 128, 165)
    const glucose = draw.number('glucose', 4, 48, 0.5)
    const urea = draw.number('urea', 3, 25, 0.5)
    const value = rounded(2 * sodium + glucose + urea, 1)
    return {
      stem: `血 Na⁺ ${sodium} mmol/L，葡萄糖${glucose} mmol/L，尿素${urea} mmol/L。按2×Na⁺＋葡萄糖＋尿素，血浆渗透压为____。`,
      value,
      tolerance: 1,
      unit: 'mOsm/L',
      derivation: [`2×${sodium}＋${glucose}＋${urea}＝${value} mOsm/L`],
    }
  },
}

const calcium: Family = {
  id: 'corrected-calcium',
  name: '白蛋白校正的血钙',
  source: '《内科学》第9版 水、电解质代谢：校正血钙',
  make: (draw) => {
    const total = draw.number('total', 1.6, 2.6, 0.02)
    const albumin = draw.number('albumin', 18, 39)
    const value = rounded(total + 0.02 * (40 - albumin), 2)
    return {
      stem: `血总钙${total} mmol/L，白蛋白${albumin} g/L。以白蛋白40 g/L为正常，每低1 g/L总钙加0.02 mmol/L，校正血钙为____。`,
      value,
      tolerance: 0.02,
      unit: 'mmol/L',
      derivation: [`${total}＋0.02×（40－${albumin}）＝${value} mmol/L`],
    }
  },
}

/** Gases, ions and what follows from them. */
export const blood: readonly Family[] = [
  bloodPh,
  anionGap,
  compensation,
  alveolarGradient,
  osmolality,
  calcium,
]
