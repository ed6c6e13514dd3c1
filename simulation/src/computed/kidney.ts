import { pow } from '#arithmetic'
import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'

const group = '肾功能'

const creatinineClearance: Family = {
  id: 'cockcroft-gault',
  name: '内生肌酐清除率（Cockcroft-Gault）',
  group,
  source: '《内科学》第9版 肾功能评估：Cockcroft-Gault 公式',
  ranges: {
    age: range('年龄', '岁', 25, 85),
    weight: range('体重', 'kg', 45, 92),
    creatinine: range('血肌酐', 'μmol/L', 60, 350, 5),
  },
  make: (draw) => {
    const age = draw.figure('age')
    const weight = draw.figure('weight')
    const creatinine = draw.figure('creatinine')
    const sex = draw.one('sex', ['男', '女'])
    const factor = sex === '女' ? 0.85 : 1
    const plain = ((140 - age) * weight) / (0.818 * creatinine)
    const value = rounded(plain * factor, 1)
    return {
      stem: `患者，${sex}，${age}岁，体重${weight} kg，血肌酐${creatinine} μmol/L。按 Cockcroft-Gault 公式［（140－年龄）×体重÷（0.818×血肌酐），女性×0.85］，内生肌酐清除率约为____。`,
      value,
      tolerance: rounded(0.5 + 0.01 * value, 1),
      unit: 'mL/min',
      derivation: [
        `（140－${age}）×${weight}÷（0.818×${creatinine}）${sex === '女' ? '×0.85' : ''}＝${value} mL/min`,
      ],
      mistakes: [
        {
          zh: '系数误用72（那是 mg/dL 的公式）',
          answer: rounded((plain * factor * 0.818) / 72, 1),
        },
        { zh: '没有减年龄', answer: rounded((140 * weight * factor) / (0.818 * creatinine), 0) },
        {
          zh: sex === '女' ? '女性没有乘0.85' : '男性误乘了0.85',
          answer: rounded(sex === '女' ? plain : plain * 0.85, 1),
        },
        { zh: '漏了系数0.818', answer: rounded(plain * factor * 0.818, 1) },
        {
          zh: '用年龄代替了140－年龄',
          answer: rounded((age * weight * factor) / (0.818 * creatinine), 0),
        },
      ],
    }
  },
}

const estimatedRate: Family = {
  id: 'ckd-epi',
  name: '估算肾小球滤过率（CKD-EPI 2021）',
  group,
  source:
    'Inker LA 等，New England Journal of Medicine 2021;385:1737（不含种族的肌酐公式）；KDIGO 2024',
  ranges: {
    age: range('年龄', '岁', 20, 85),
    creatinine: range('血肌酐', 'μmol/L', 80, 400, 4),
  },
  make: (draw) => {
    const age = draw.figure('age')
    const micromoles = draw.figure('creatinine')
    const isWoman = draw.one('sex', ['男', '女']) === '女'
    const factor = isWoman ? 1.012 : 1
    const ratio = micromoles / 88.4 / (isWoman ? 0.7 : 0.9)
    const estimated = (power: number, years: number, by: number): number =>
      142 * pow(ratio, power) * pow(0.9938, years) * by
    const power = ratio > 1 ? -1.2 : isWoman ? -0.241 : -0.302
    const value = rounded(estimated(power, age, factor), 0)
    return {
      stem: `患者，${isWoman ? '女' : '男'}，${age}岁，血肌酐${micromoles} μmol/L。按 CKD-EPI 2021肌酐公式：eGFR＝142×min（Scr/κ，1）^α×max（Scr/κ，1）^（－1.200）×0.9938^年龄（女性再×1.012），Scr 以 mg/dL 计（1 mg/dL＝88.4 μmol/L），κ 男0.9、女0.7，α 男－0.302、女－0.241。eGFR 约为____。`,
      value,
      tolerance: 1,
      unit: 'mL/（min·1.73 m²）',
      derivation: [
        `Scr＝${micromoles}÷88.4＝${rounded(micromoles / 88.4, 3)} mg/dL，Scr/κ＝${rounded(ratio, 3)}`,
        `eGFR＝142×${rounded(ratio, 3)}^（${power}）×0.9938^${age}${isWoman ? '×1.012' : ''}＝${value} mL/（min·1.73 m²）`,
      ],
      mistakes: [
        { zh: '漏了年龄项', answer: rounded(estimated(power, 0, factor), 0) },
        { zh: '指数误用了 min 项的 α', answer: rounded(estimated(-0.302, age, factor), 0) },
        { zh: 'Scr 没有除以 κ', answer: rounded(value * pow(isWoman ? 0.7 : 0.9, -power), 0) },
        {
          zh: '用了另一性别的 κ',
          answer: rounded(value * pow(isWoman ? 0.9 / 0.7 : 0.7 / 0.9, -power), 0),
        },
        { zh: '换算时误以100 μmol/L 为1 mg/dL', answer: rounded(value * pow(0.884, power), 0) },
        { zh: '年龄项的指数用了年龄的两倍', answer: rounded(estimated(power, 2 * age, factor), 0) },
      ],
    }
  },
}

const renalClearance: Family = {
  id: 'renal-clearance',
  name: '肾清除率',
  group,
  source: '《生理学》第9版 清除率：C＝U×V÷P',
  ranges: {
    urine: range('尿中浓度', 'mg/dL', 40, 160),
    flow: range('尿量', 'mL/min', 1.2, 2.4, 0.1),
    plasma: range('血浆浓度', 'mg/dL', 1.2, 2.5, 0.1),
  },
  make: (draw) => {
    const urine = draw.figure('urine')
    const flow = draw.figure('flow')
    const plasma = draw.figure('plasma')
    const value = rounded((urine * flow) / plasma, 0)
    return {
      stem: `某物质尿中浓度${urine} mg/dL，血浆浓度${plasma} mg/dL，尿量${flow} mL/min。该物质的肾清除率为____。`,
      value,
      tolerance: rounded(0.01 * value + 0.5, 1),
      unit: 'mL/min',
      derivation: ['C＝U×V÷P', `＝${urine}×${flow}÷${plasma}＝${value} mL/min`],
      mistakes: [
        { zh: '漏乘尿量', answer: rounded(urine / plasma, 0) },
        { zh: '漏除血浆浓度（得到排泄量）', answer: rounded(urine * flow, 0) },
        { zh: '乘了血浆浓度', answer: rounded(urine * flow * plasma, 0) },
        { zh: '尿量放在分母', answer: rounded(urine / (flow * plasma), 0) },
        { zh: '分子与分母颠倒', answer: rounded((plasma * flow) / urine, 3) },
      ],
    }
  },
}

const sodiumExcretion: Family = {
  id: 'sodium-excretion',
  name: '滤过钠排泄分数',
  group,
  source: '《内科学》第9版 急性肾损伤：FENa 鉴别肾前性与肾性',
  ranges: {
    urineSodium: range('尿钠', 'mmol/L', 8, 90),
    sodium: range('血钠', 'mmol/L', 130, 146),
    creatinine: range('血肌酐', 'μmol/L', 120, 480, 10),
  },
  make: (draw) => {
    const urineSodium = draw.figure('urineSodium')
    const sodium = draw.figure('sodium')
    const creatinine = draw.figure('creatinine')
    const urineCreatinine = draw.number('urineCreatinine', 3_000, 12_000, 100)
    const share = (urineSodium * creatinine) / (sodium * urineCreatinine)
    const value = rounded(100 * share, 2)
    return {
      stem: `少尿患者尿钠${urineSodium} mmol/L，血钠${sodium} mmol/L，尿肌酐${urineCreatinine} μmol/L，血肌酐${creatinine} μmol/L。滤过钠排泄分数（FENa）为____。`,
      value,
      tolerance: rounded(0.02 * value + 0.01, 2),
      unit: '%',
      derivation: [
        'FENa＝（尿钠×血肌酐）÷（血钠×尿肌酐）×100%',
        `＝（${urineSodium}×${creatinine}）÷（${sodium}×${urineCreatinine}）×100%＝${value}%`,
      ],
      mistakes: [
        {
          zh: '没有除肌酐之比，只比较尿钠与血钠',
          answer: rounded((100 * urineSodium) / sodium, 2),
        },
        {
          zh: '肌酐之比颠倒',
          answer: rounded((100 * urineSodium * urineCreatinine) / (sodium * creatinine), 1),
        },
        { zh: '漏乘100%', answer: rounded(share, 4) },
        { zh: '只比较了肌酐', answer: rounded((100 * creatinine) / urineCreatinine, 2) },
        {
          zh: '钠之比颠倒',
          answer: rounded((100 * sodium * creatinine) / (urineSodium * urineCreatinine), 2),
        },
      ],
    }
  },
}

/** What kidneys filter and excrete. */
export const kidney: readonly Family[] = [
  creatinineClearance,
  estimatedRate,
  renalClearance,
  sodiumExcretion,
]
