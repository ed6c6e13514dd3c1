import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'

const group = '用药与补液'

const dripRate: Family = {
  id: 'drip-rate',
  name: '静脉输液滴速',
  group,
  source: '《基础护理学》第7版 静脉输液：滴速计算',
  ranges: {
    volume: range('液体总量', 'mL', 200, 1_000, 50),
    hours: range('输注时间', '小时', 2, 10, 0.5),
  },
  make: (draw) => {
    const volume = draw.figure('volume')
    const hours = draw.figure('hours')
    const factor = draw.one('factor', [15, 20])
    const value = rounded((volume * factor) / (hours * 60), 1)
    return {
      stem: `医嘱输注平衡液${volume} mL，要求${hours}小时匀速输完，输液器点滴系数为${factor}滴/mL。滴速应调节为每分钟____。`,
      value,
      tolerance: 1,
      unit: '滴',
      derivation: [
        '每分钟滴数＝液体总量（mL）×点滴系数÷输液时间（min）',
        `＝${volume}×${factor}÷${hours * 60}＝${value}滴/分`,
      ],
      mistakes: [
        { zh: '漏乘点滴系数，把毫升当作滴', answer: rounded(volume / (hours * 60), 1) },
        { zh: '按每小时100分钟换算', answer: rounded((volume * factor) / (hours * 100), 1) },
        { zh: '用了微量输液器的点滴系数60', answer: rounded(volume / hours, 1) },
        {
          zh: '用错点滴系数（15与20互换）',
          answer: rounded((volume * (35 - factor)) / (hours * 60), 1),
        },
        { zh: '时间少算一半', answer: rounded((2 * volume * factor) / (hours * 60), 1) },
      ],
    }
  },
}

const pumpRate: Family = {
  id: 'pump-rate',
  name: '按体重泵入的速度',
  group,
  source: '《急诊与灾难医学》第3版 血管活性药物：微量泵用法',
  ranges: {
    dose: range('剂量', 'μg/（kg·min）', 2, 15, 0.5),
    weight: range('体重', 'kg', 45, 90),
  },
  make: (draw) => {
    const dose = draw.figure('dose')
    const weight = draw.figure('weight')
    const milligrams = draw.one('milligrams', [150, 180, 200, 240])
    const volume = 50
    const value = rounded((dose * weight * 60 * volume) / (milligrams * 1_000), 1)
    return {
      stem: `患者体重${weight} kg，需以${dose} μg/（kg·min）泵入多巴胺。将多巴胺${milligrams} mg加0.9%氯化钠溶液至${volume} mL，泵速应为____。`,
      value,
      tolerance: rounded(0.02 * value + 0.05, 2),
      unit: 'mL/h',
      derivation: [
        `每小时所需药量＝${dose}×${weight}×60＝${rounded(dose * weight * 60, 1)} μg`,
        `药液浓度＝${milligrams}×1000÷${volume}＝${rounded((milligrams * 1_000) / volume, 1)} μg/mL`,
        `泵速＝每小时药量÷浓度＝${value} mL/h`,
      ],
      mistakes: [
        { zh: '没有把每分钟换算为每小时', answer: rounded(value / 60, 2) },
        { zh: '按60 kg计算，没有用患者体重', answer: rounded((value * 60) / weight, 1) },
        { zh: '稀释体积按100 mL计算', answer: rounded(value * 2, 1) },
        { zh: '毫克与微克换算差10倍', answer: rounded(value * 10, 1) },
        { zh: '稀释体积按20 mL计算', answer: rounded(value * 0.4, 1) },
      ],
    }
  },
}

const childDose: Family = {
  id: 'child-dose',
  name: '儿童按体重给药',
  group,
  source: '《儿科学》第9版 儿童药物治疗原则：按体重计算剂量',
  ranges: {
    weight: range('体重', 'kg', 6, 24, 0.5),
    dose: range('每日剂量', 'mg/kg', 20, 50, 5),
  },
  make: (draw) => {
    const weight = draw.figure('weight')
    const perKilogram = draw.figure('dose')
    const times = draw.one('times', [2, 3])
    const strength = draw.one('strength', [25, 40, 50])
    const daily = weight * perKilogram
    const value = rounded(daily / times / strength, 1)
    return {
      stem: `患儿体重${weight} kg，口服阿莫西林${perKilogram} mg/（kg·d），分${times}次。混悬液浓度为${strength} mg/mL，每次应服____。`,
      value,
      tolerance: 0.1,
      unit: 'mL',
      derivation: [
        `每日剂量＝${weight}×${perKilogram}＝${rounded(daily, 1)} mg`,
        `每次剂量＝每日剂量÷${times}＝${rounded(daily / times, 1)} mg`,
        `每次体积＝每次剂量÷${strength}＝${value} mL`,
      ],
      mistakes: [
        { zh: '没有按次数分开，把一日量当作一次量', answer: rounded(daily / strength, 1) },
        { zh: '按每日4次分', answer: rounded(daily / 4 / strength, 1) },
        { zh: '小数点错一位', answer: rounded((10 * daily) / times / strength, 1) },
        { zh: '把每日次数除了两次', answer: rounded(daily / times / times / strength, 1) },
      ],
    }
  },
}

const burnFluid: Family = {
  id: 'burn-fluid',
  name: '烧伤第一个24小时补液',
  group,
  source: '《外科学》第9版 烧伤：补液公式（成人1.5 mL/（kg·1%）加基础水分2000 mL）',
  ranges: {
    weight: range('体重', 'kg', 48, 85),
    area: range('烧伤面积', '%', 20, 60, 2),
  },
  make: (draw) => {
    const weight = draw.figure('weight')
    const area = draw.figure('area')
    const colloids = rounded(weight * area * 1.5, 0)
    const value = colloids + 2_000
    return {
      stem: `成人体重${weight} kg，Ⅱ度、Ⅲ度烧伤面积共${area}%。按国内常用公式（晶体与胶体共1.5 mL，另加基础水分2000 mL），伤后第一个24小时补液总量为____。`,
      value,
      tolerance: 10,
      unit: 'mL',
      derivation: [
        `晶体与胶体＝${weight}×${area}×1.5＝${colloids} mL`,
        `总量＝晶体与胶体＋2000＝${value} mL，其中晶体与胶体的一半在伤后8小时内输入`,
      ],
      mistakes: [
        { zh: '漏加基础水分', answer: colloids },
        { zh: '误用儿童系数1.8', answer: rounded(weight * area * 1.8, 0) + 2_000 },
        { zh: '误用婴儿系数2.0', answer: weight * area * 2 + 2_000 },
        { zh: '误用 Parkland 系数4且不加基础水分', answer: weight * area * 4 },
        { zh: '只算前8小时的一半', answer: rounded(colloids / 2, 0) + 2_000 },
      ],
    }
  },
}

const loadingDose: Family = {
  id: 'loading-dose',
  name: '负荷剂量',
  group,
  source: '《药理学》第9版 药物代谢动力学：负荷量',
  ranges: {
    weight: range('体重', 'kg', 45, 90),
    target: range('目标血药浓度', 'mg/L', 8, 15),
  },
  make: (draw) => {
    const weight = draw.figure('weight')
    const spread = draw.number('spread', 0.4, 0.7, 0.05)
    const target = draw.figure('target')
    const value = rounded(weight * spread * target, 0)
    return {
      stem: `患者体重${weight} kg，某药表观分布容积为${spread} L/kg，静脉给药，目标血药浓度为${target} mg/L。负荷剂量应为____。`,
      value,
      tolerance: rounded(0.02 * value, 1),
      unit: 'mg',
      derivation: [
        `分布容积＝${weight}×${spread}＝${rounded(weight * spread, 2)} L`,
        `负荷剂量＝分布容积×目标浓度＝${value} mg`,
      ],
      mistakes: [
        { zh: '没有乘分布容积', answer: rounded(weight * target, 0) },
        { zh: '把分布容积当作除数', answer: rounded((weight * target) / spread, 0) },
        { zh: '把维持量（负荷量的一半）当作负荷量', answer: rounded(value / 2, 0) },
        { zh: '小数点错一位', answer: rounded(value * 10, 0) },
      ],
    }
  },
}

/** Doses, drips and fluids. */
export const infusions: readonly Family[] = [dripRate, pumpRate, childDose, burnFluid, loadingDose]
