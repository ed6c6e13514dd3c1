import { rounded } from './draw.ts'
import type { Family } from './family.ts'

const dripRate: Family = {
  id: 'drip-rate',
  name: '静脉输液滴速',
  source: '《基础护理学》第7版 静脉输液：滴速计算',
  make: (draw) => {
    const volume = draw.number('volume', 200, 1_000, 50)
    const hours = draw.number('hours', 2, 10, 0.5)
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
    }
  },
}

const pumpRate: Family = {
  id: 'pump-rate',
  name: '按体重泵入的速度',
  source: '《急诊与灾难医学》第3版 血管活性药物：微量泵用法',
  make: (draw) => {
    const dose = draw.number('dose', 2, 15, 0.5)
    const weight = draw.number('weight', 45, 90)
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
        `药液浓度＝${milligrams}×1000÷${volume}＝${(milligrams * 1_000) / volume} μg/mL`,
        `泵速＝每小时药量÷浓度＝${value} mL/h`,
      ],
    }
  },
}

const childDose: Family = {
  id: 'child-dose',
  name: '儿童按体重给药',
  source: '《儿科学》第9版 儿童药物治疗原则：按体重计算剂量',
  make: (draw) => {
    const weight = draw.number('weight', 6, 24, 0.5)
    const perKilogram = draw.number('dose', 20, 50, 5)
    const times = draw.one('times', [2, 3])
    const strength = draw.one('strength', [25, 40, 50])
    const value = rounded((weight * perKilogram) / times / strength, 1)
    return {
      stem: `患儿体重${weight} kg，口服阿莫西林${perKilogram} mg/（kg·d），分${times}次。混悬液浓度为${strength} mg/mL，每次应服____。`,
      value,
      tolerance: 0.1,
      unit: 'mL',
      derivation: [
        `每日剂量＝${weight}×${perKilogram}＝${rounded(weight * perKilogram, 1)} mg`,
        `每次剂量＝每日剂量÷${times}＝${rounded((weight * perKilogram) / times, 1)} mg`,
        `每次体积＝每次剂量÷${strength}＝${value} mL`,
      ],
    }
  },
}

const burnFluid: Family = {
  id: 'burn-fluid',
  name: '烧伤第一个24小时补液',
  source: '《外科学》第9版 烧伤：补液公式（成人1.5 mL/（kg·1%）加基础水分2000 mL）',
  make: (draw) => {
    const weight = draw.number('weight', 48, 85)
    const area = draw.number('area', 20, 60, 2)
    const value = rounded(weight * area * 1.5 + 2_000, 0)
    return {
      stem: `成人体重${weight} kg，Ⅱ度、Ⅲ度烧伤面积共${area}%。按国内常用公式（晶体与胶体共1.5 mL，另加基础水分2000 mL），伤后第一个24小时补液总量为____。`,
      value,
      tolerance: 10,
      unit: 'mL',
      derivation: [
        `晶体与胶体＝${weight}×${area}×1.5＝${rounded(weight * area * 1.5, 0)} mL`,
        `总量＝晶体与胶体＋2000＝${value} mL，其中晶体与胶体的一半在伤后8小时内输入`,
      ],
    }
  },
}

const loadingDose: Family = {
  id: 'loading-dose',
  name: '负荷剂量',
  source: '《药理学》第9版 药物代谢动力学：负荷量',
  make: (draw) => {
    const weight = draw.number('weight', 45, 90)
    const spread = draw.number('spread', 0.4, 0.7, 0.05)
    const target = draw.number('target', 8, 15)
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
    }
  },
}

/** Doses, drips and fluids. */
export const infusions: readonly Family[] = [dripRate, pumpRate, childDose, burnFluid, loadingDose]
