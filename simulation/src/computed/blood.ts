import { exp10, log, log10 } from '#arithmetic'
import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'

const group = '血气与电解质'

const bloodPh: Family = {
  id: 'blood-ph',
  name: '血气：由 HCO₃⁻ 与 PaCO₂ 求 pH',
  group,
  source: '《生理学》第9版 血液的酸碱平衡：Henderson-Hasselbalch 方程',
  ranges: { carbonDioxide: range('PaCO₂', 'mmHg', 22, 75) },
  make: (draw) => {
    const carbonDioxide = draw.figure('carbonDioxide')
    // What somebody alive may have: the bicarbonate follows from a pH of 7.05 to 7.60.
    const wanted = draw.number('wanted', 7.05, 7.6, 0.01)
    const bicarbonate = rounded(0.03 * carbonDioxide * exp10(wanted - 6.1), 0)
    const dissolved = rounded(0.03 * carbonDioxide, 2)
    const ratio = log10(bicarbonate / (0.03 * carbonDioxide))
    const value = rounded(6.1 + ratio, 2)
    return {
      stem: `动脉血气：HCO₃⁻ ${bicarbonate} mmol/L，PaCO₂ ${carbonDioxide} mmHg。按 Henderson-Hasselbalch 方程（pKa 6.1，CO₂溶解系数0.03），pH 应为____。`,
      value,
      tolerance: 0.02,
      unit: '',
      derivation: [
        'pH＝6.1＋lg［HCO₃⁻÷（0.03×PaCO₂）］',
        `＝6.1＋lg（${bicarbonate}÷${dissolved}）＝${value}`,
      ],
      mistakes: [
        { zh: '分子与分母颠倒', answer: rounded(6.1 - ratio, 2) },
        { zh: '漏乘溶解系数0.03', answer: rounded(6.1 + log10(bicarbonate / carbonDioxide), 2) },
        { zh: 'pKa 误作7.4', answer: rounded(7.4 + ratio, 2) },
        { zh: '溶解系数误作0.3', answer: rounded(5.1 + ratio, 2) },
        { zh: '用了自然对数', answer: rounded(6.1 + log(bicarbonate / (0.03 * carbonDioxide)), 2) },
      ],
    }
  },
}

const anionGap: Family = {
  id: 'anion-gap',
  name: '白蛋白校正的阴离子间隙',
  group,
  source: '《内科学》第9版 水、电解质代谢和酸碱平衡失常；Figge 校正',
  ranges: {
    sodium: range('血 Na⁺', 'mmol/L', 132, 146),
    bicarbonate: range('HCO₃⁻', 'mmol/L', 10, 24),
    albumin: range('白蛋白', 'g/L', 20, 40),
  },
  make: (draw) => {
    const sodium = draw.figure('sodium')
    const bicarbonate = draw.figure('bicarbonate')
    const albumin = draw.figure('albumin')
    // What is missing of the bicarbonate stands as an acid in the gap.
    const gap = 12 + (24 - bicarbonate) + draw.number('more', -3, 8)
    const chloride = sodium - bicarbonate - gap
    const correction = 0.25 * (40 - albumin)
    const value = rounded(gap + correction, 1)
    return {
      stem: `血 Na⁺ ${sodium} mmol/L，Cl⁻ ${chloride} mmol/L，HCO₃⁻ ${bicarbonate} mmol/L，白蛋白${albumin} g/L。以白蛋白40 g/L为正常，每低1 g/L阴离子间隙加0.25 mmol/L，校正后的阴离子间隙为____。`,
      value,
      tolerance: 0.3,
      unit: 'mmol/L',
      derivation: [
        `AG＝Na⁺－Cl⁻－HCO₃⁻＝${sodium}－${chloride}－${bicarbonate}＝${gap}`,
        `校正AG＝AG＋0.25×（40－${albumin}）＝${value} mmol/L`,
      ],
      mistakes: [
        { zh: '没有作白蛋白校正', answer: gap },
        { zh: '校正方向相反', answer: rounded(gap - correction, 1) },
        { zh: '漏减 HCO₃⁻', answer: rounded(sodium - chloride + correction, 1) },
        { zh: '漏减 Cl⁻', answer: rounded(sodium - bicarbonate + correction, 1) },
        { zh: '加了血钾（4 mmol/L）', answer: rounded(gap + 4 + correction, 1) },
        { zh: '校正系数误作2.5', answer: rounded(gap + 10 * correction, 1) },
      ],
    }
  },
}

const compensation: Family = {
  id: 'winters',
  name: '代谢性酸中毒的呼吸代偿',
  group,
  source: '《内科学》第9版 酸碱平衡失常：预计代偿公式（Winters）',
  ranges: { bicarbonate: range('HCO₃⁻', 'mmol/L', 6, 20, 0.05) },
  make: (draw) => {
    const bicarbonate = draw.figure('bicarbonate')
    const value = rounded(1.5 * bicarbonate + 8, 1)
    return {
      stem: `代谢性酸中毒患者 HCO₃⁻ ${bicarbonate} mmol/L。按 PaCO₂＝1.5×HCO₃⁻＋8±2，代偿完全时 PaCO₂ 预计值的中点为____。`,
      value,
      tolerance: 0.5,
      unit: 'mmHg',
      derivation: [`1.5×${bicarbonate}＋8＝${value} mmHg；实测值在其±2以内为单纯性酸中毒`],
      mistakes: [
        { zh: '漏加常数8', answer: rounded(1.5 * bicarbonate, 1) },
        { zh: '漏乘系数1.5', answer: rounded(bicarbonate + 8, 1) },
        {
          zh: '误用代谢性碱中毒的公式（40＋0.7×ΔHCO₃⁻）',
          answer: rounded(40 + 0.7 * (bicarbonate - 24), 1),
        },
        { zh: '取了预计范围的上限', answer: rounded(value + 2, 1) },
        { zh: '先加8再乘1.5', answer: rounded(1.5 * (bicarbonate + 8), 1) },
      ],
    }
  },
}

const osmolality: Family = {
  id: 'osmolality',
  name: '血浆渗透压',
  group,
  source: '《内科学》第9版 糖尿病急性并发症：有效与总渗透压',
  ranges: {
    sodium: range('血 Na⁺', 'mmol/L', 128, 165),
    glucose: range('葡萄糖', 'mmol/L', 4, 48, 0.5),
    urea: range('尿素', 'mmol/L', 3, 25, 0.5),
  },
  make: (draw) => {
    const sodium = draw.figure('sodium')
    const glucose = draw.figure('glucose')
    const urea = draw.figure('urea')
    const value = rounded(2 * sodium + glucose + urea, 1)
    return {
      stem: `血 Na⁺ ${sodium} mmol/L，葡萄糖${glucose} mmol/L，尿素${urea} mmol/L。按2×Na⁺＋葡萄糖＋尿素，血浆渗透压为____。`,
      value,
      tolerance: 1,
      unit: 'mOsm/L',
      derivation: [`2×${sodium}＋${glucose}＋${urea}＝${value} mOsm/L`],
      mistakes: [
        { zh: '血钠没有乘2', answer: rounded(sodium + glucose + urea, 1) },
        { zh: '漏加尿素（得到有效渗透压）', answer: rounded(2 * sodium + glucose, 1) },
        { zh: '漏加葡萄糖', answer: rounded(2 * sodium + urea, 1) },
        { zh: '把葡萄糖按 mg/dL 除以18', answer: rounded(2 * sodium + glucose / 18 + urea, 1) },
        { zh: '把三项都乘2', answer: rounded(2 * (sodium + glucose + urea), 1) },
      ],
    }
  },
}

const calcium: Family = {
  id: 'corrected-calcium',
  name: '白蛋白校正的血钙',
  group,
  source: '《内科学》第9版 水、电解质代谢：校正血钙',
  ranges: {
    total: range('血总钙', 'mmol/L', 1.6, 2.6, 0.02),
    albumin: range('白蛋白', 'g/L', 18, 35),
  },
  make: (draw) => {
    const total = draw.figure('total')
    const albumin = draw.figure('albumin')
    const correction = 0.02 * (40 - albumin)
    const value = rounded(total + correction, 2)
    return {
      stem: `血总钙${total} mmol/L，白蛋白${albumin} g/L。以白蛋白40 g/L为正常，每低1 g/L总钙加0.02 mmol/L，校正血钙为____。`,
      value,
      tolerance: 0.02,
      unit: 'mmol/L',
      derivation: [`${total}＋0.02×（40－${albumin}）＝${value} mmol/L`],
      mistakes: [
        { zh: '没有校正', answer: total },
        { zh: '校正方向相反', answer: rounded(total - correction, 2) },
        { zh: '系数误作0.8（mg/dL 的系数）', answer: rounded(total + 40 * correction, 2) },
        { zh: '校正量算了两次', answer: rounded(total + 2 * correction, 2) },
      ],
    }
  },
}

/** Gases, ions and what follows from them. */
export const blood: readonly Family[] = [bloodPh, anionGap, compensation, osmolality, calcium]
