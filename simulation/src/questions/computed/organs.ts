import { exp, ln2, log10 } from '#arithmetic'
import { rounded } from './draw.ts'
import type { Family } from './family.ts'

const heartRate: Family = {
  id: 'ecg-rate',
  name: '心电图：由 RR 间期求心率',
  source: '《诊断学》第9版 心电图：测量方法（25 mm/s）',
  make: (draw) => {
    const squares = draw.number('squares', 9, 50, 0.2)
    const value = rounded(1_500 / squares, 0)
    return {
      stem: `心电图走纸速度25 mm/s，节律规整，相邻两个 R 波相距${squares}小格（每小格1 mm）。心率约为____。`,
      value,
      tolerance: 2,
      unit: '次/分',
      derivation: [
        `RR 间期＝${squares}×0.04＝${rounded(squares * 0.04, 3)} s`,
        `心率＝60÷RR＝${value}次/分`,
      ],
    }
  },
}

const correctedInterval: Family = {
  id: 'qtc',
  name: '心电图：QTc（Bazett）',
  source: '《诊断学》第9版 心电图：QT 间期的校正',
  make: (draw) => {
    const interval = draw.number('qt', 300, 480, 5)
    const rate = draw.number('rate', 50, 120)
    const value = rounded(interval / Math.sqrt(60 / rate), 0)
    return {
      stem: `心率${rate}次/分，QT 间期${interval} ms。按 Bazett 公式，QTc 为____。`,
      value,
      tolerance: 4,
      unit: 'ms',
      derivation: [
        `RR＝60÷${rate}＝${rounded(60 / rate, 3)} s`,
        `QTc＝QT÷√RR＝${interval}÷${rounded(Math.sqrt(60 / rate), 3)}＝${value} ms`,
      ],
    }
  },
}

const meanPressure: Family = {
  id: 'mean-pressure',
  name: '平均动脉压',
  source: '《生理学》第9版 动脉血压：平均动脉压',
  make: (draw) => {
    const diastolic = draw.number('diastolic', 45, 110)
    const systolic = diastolic + draw.number('pulse', 25, 90)
    const value = rounded(diastolic + (systolic - diastolic) / 3, 0)
    return {
      stem: `血压${systolic}/${diastolic} mmHg。平均动脉压（舒张压＋1/3脉压）约为____。`,
      value,
      tolerance: 1,
      unit: 'mmHg',
      derivation: [`${diastolic}＋（${systolic}－${diastolic}）÷3＝${value} mmHg`],
    }
  },
}

const creatinineClearance: Family = {
  id: 'cockcroft-gault',
  name: '内生肌酐清除率（Cockcroft-Gault）',
  source: '《内科学》第9版 肾功能评估：Cockcroft-Gault 公式',
  make: (draw) => {
    const age = draw.number('age', 25, 88)
    const weight = draw.number('weight', 42, 92)
    const creatinine = draw.number('creatinine', 60, 420, 5)
    const sex = draw.one('sex', ['男', '女'])
    const value = rounded(
      (((140 - age) * weight) / (0.818 * creatinine)) * (sex === '女' ? 0.85 : 1),
      0,
    )
    return {
      stem: `患者，${sex}，${age}岁，体重${weight} kg，血肌酐${creatinine} μmol/L。按 Cockcroft-Gault 公式［（140－年龄）×体重÷（0.818×血肌酐），女性×0.85］，内生肌酐清除率约为____。`,
      value,
      tolerance: 2,
      unit: 'mL/min',
      derivation: [
        `（140－${age}）×${weight}÷（0.818×${creatinine}）${sex === '女' ? '×0.85' : ''}＝${value} mL/min`,
      ],
    }
  },
}

const antagonist: Family = {
  id: 'pa2',
  name: '竞争性拮抗药的 pA₂',
  source: '《药理学》第9版 药物效应动力学：Schild 方程',
  make: (draw) => {
    const exponent = draw.number('exponent', 6, 9, 0.5)
    const ratio = draw.number('ratio', 3, 120)
    const value = rounded(exponent + log10(ratio - 1), 2)
    return {
      stem: `离体回肠标本中，加入浓度的负对数为${exponent}（mol/L）的竞争性拮抗药后，激动药的量效曲线平行右移，剂量比为${ratio}。设 Schild 斜率为1，pA₂为____。`,
      value,
      tolerance: 0.03,
      unit: '',
      derivation: ['pA₂＝－lg［B］＋lg（剂量比－1）', `＝${exponent}＋lg（${ratio}－1）＝${value}`],
    }
  },
}

const elimination: Family = {
  id: 'elimination',
  name: '一级消除后的血药浓度',
  source: '《药理学》第9版 药物代谢动力学：一级消除与半衰期',
  make: (draw) => {
    const start = draw.number('start', 10, 60)
    const halfLife = draw.number('halfLife', 2, 12, 0.5)
    const hours = draw.number('hours', 2, 24)
    const value = rounded(start * exp((-ln2 * hours) / halfLife), 2)
    return {
      stem: `某药按一级动力学消除，半衰期${halfLife}小时，静脉注射后即刻血药浓度${start} mg/L。${hours}小时后血药浓度为____。`,
      value,
      tolerance: rounded(0.03 * value + 0.01, 3),
      unit: 'mg/L',
      derivation: [
        `C＝C₀×（1/2）^（t÷t½）＝${start}×（1/2）^（${hours}÷${halfLife}）＝${value} mg/L`,
      ],
    }
  },
}

/** Heart, kidney and what drugs do. */
export const organs: readonly Family[] = [
  heartRate,
  correctedInterval,
  meanPressure,
  creatinineClearance,
  antagonist,
  elimination,
]
