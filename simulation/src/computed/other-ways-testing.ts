import type { Instance } from './family.ts'

/** The figures of a stem by what stands before or behind them. */
export const figureIn = (stem: string, pattern: RegExp): number => {
  const [, written] = pattern.exec(stem) ?? []
  if (written === undefined) throw new Error(`${pattern} in ${stem}`)
  return Number(written)
}

/** Where a rising or falling function of one unknown is nought, by halving. */
const solved = (least: number, most: number, of: (x: number) => number): number => {
  let [low, high] = [least, most]
  const rises = of(high) > of(low)
  for (let at = 0; at < 200; at += 1) {
    const middle = (low + high) / 2
    if (of(middle) > 0 === rises) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** Another way to a key, from what a stem says and a figure shows. */
export type OtherWay = (stem: string, shown: NonNullable<Instance['figure']>) => number | string

// Each key once more, by another way than the family's own, from nothing but what its stem says and its figure shows.
export const otherWays: Readonly<Record<string, OtherWay>> = {
  // Drop by drop: how many have fallen when a minute is over.
  'drip-rate': (stem) => {
    const volume = figureIn(stem, /平衡液([\d.]+) mL/)
    const seconds = figureIn(stem, /要求([\d.]+)小时/) * 3_600
    const between = seconds / (volume * figureIn(stem, /系数为([\d.]+)滴/))
    return 60 / between
  },
  // The rate at which the drug that runs in is the dose that was asked for.
  'pump-rate': (stem) => {
    const weight = figureIn(stem, /体重([\d.]+) kg/)
    const perMillilitre = (figureIn(stem, /多巴胺([\d.]+) mg/) * 1_000) / 50
    return solved(
      0,
      500,
      (rate) => (rate * perMillilitre) / 60 / weight - figureIn(stem, /需以([\d.]+) μg/),
    )
  },
  'child-dose': (stem) => {
    const times = figureIn(stem, /分([\d.]+)次/)
    return solved(
      0,
      500,
      (each) =>
        (each * times * figureIn(stem, /浓度为([\d.]+) mg/)) / figureIn(stem, /体重([\d.]+) kg/) -
        figureIn(stem, /阿莫西林([\d.]+) mg/),
    )
  },
  'burn-fluid': (stem) => {
    let total = 2_000
    for (let percent = 0; percent < figureIn(stem, /共([\d.]+)%/); percent += 1)
      total += 1.5 * figureIn(stem, /体重([\d.]+) kg/)
    return total
  },
  'loading-dose': (stem) =>
    solved(
      0,
      5_000,
      (dose) =>
        dose / (figureIn(stem, /体重([\d.]+) kg/) * figureIn(stem, /容积为([\d.]+) L/)) -
        figureIn(stem, /浓度为([\d.]+) mg/),
    ),
  // By the concentration of hydrogen ions: K' = 10^-6.1 mol/L.
  'blood-ph': (stem) => {
    const ions =
      (10 ** -6.1 * 0.03 * figureIn(stem, /PaCO₂ ([\d.]+)/)) / figureIn(stem, /HCO₃⁻ ([\d.]+)/)
    return -Math.log(ions) / Math.LN10
  },
  'anion-gap': (stem) => {
    const unmeasured = (albumin: number) => 0.25 * albumin
    const plain =
      figureIn(stem, /Na⁺ ([\d.]+)/) -
      (figureIn(stem, /Cl⁻ ([\d.]+)/) + figureIn(stem, /HCO₃⁻ ([\d.]+)/))
    return plain - unmeasured(figureIn(stem, /白蛋白([\d.]+) g/)) + unmeasured(40)
  },
  winters: (stem) =>
    solved(0, 100, (pressure) => (pressure - 8) / 1.5 - figureIn(stem, /HCO₃⁻ ([\d.]+)/)),
  'alveolar-gradient': (stem) => {
    const pressures = (760 - 47) * (figureIn(stem, /浓度([\d.]+)%/) / 100)
    return pressures - 1.25 * figureIn(stem, /PaCO₂ ([\d.]+)/) - figureIn(stem, /PaO₂ ([\d.]+)/)
  },
  osmolality: (stem) => {
    const sodium = figureIn(stem, /Na⁺ ([\d.]+)/)
    return [
      sodium,
      sodium,
      figureIn(stem, /葡萄糖([\d.]+)/),
      figureIn(stem, /尿素([\d.]+)/),
    ].reduce((sum, one) => sum + one, 0)
  },
  'corrected-calcium': (stem) =>
    solved(
      0,
      10,
      (corrected) =>
        corrected -
        0.02 * 40 -
        (figureIn(stem, /总钙([\d.]+)/) - 0.02 * figureIn(stem, /白蛋白([\d.]+)/)),
    ),
  'mean-pressure': (stem) =>
    (figureIn(stem, /血压([\d.]+)\//) + 2 * figureIn(stem, /\/([\d.]+) mmHg/)) / 3,
  // In mg/dL, as the formula was published: 72 in place of 0.818 x 88.4.
  'cockcroft-gault': (stem) => {
    const milligrams = figureIn(stem, /血肌酐([\d.]+)/) / 88.4
    const own =
      ((140 - figureIn(stem, /，([\d.]+)岁/)) * figureIn(stem, /体重([\d.]+) kg/)) /
      (72.3 * milligrams)
    return stem.includes('患者，女') ? own * 0.85 : own
  },
  // The concentration at which the dose ratio would be two.
  pa2: (stem) => {
    const ratio = figureIn(stem, /剂量比为([\d.]+)/)
    const concentration = 10 ** -figureIn(stem, /负对数为([\d.]+)/)
    return -Math.log(concentration / (ratio - 1)) / Math.LN10
  },
  // In small steps of time.
  elimination: (stem) => {
    const constant = Math.LN2 / figureIn(stem, /半衰期([\d.]+)小时/)
    const steps = 100_000
    const step = (figureIn(stem, /。([\d.]+)小时后/) * constant) / steps
    let concentration = figureIn(stem, /浓度([\d.]+) mg/)
    for (let at = 0; at < steps; at += 1) concentration *= (1 - step / 2) / (1 + step / 2)
    return concentration
  },
  'fick-output': (stem) =>
    solved(
      0.1,
      50,
      (flow) =>
        flow * (figureIn(stem, /动脉血氧含量([\d.]+)/) - figureIn(stem, /静脉血氧含量([\d.]+)/)) -
        figureIn(stem, /耗氧量([\d.]+)/),
    ),
  // In SI units: Pa and m³/s, of which 1e5 dyn·s/cm⁵ are a Pa·s/m³.
  'vascular-resistance': (stem) => {
    const pascal =
      133.322 * (figureIn(stem, /平均动脉压([\d.]+)/) - figureIn(stem, /静脉压([\d.]+)/))
    return pascal / (figureIn(stem, /心输出量([\d.]+)/) / 60_000) / 1e5
  },
  // Breath by breath over a minute.
  'alveolar-ventilation': (stem) => {
    let litres = 0
    for (let breath = 0; breath < figureIn(stem, /频率([\d.]+)次/); breath += 1)
      litres += (figureIn(stem, /潮气量([\d.]+)/) - figureIn(stem, /无效腔气量([\d.]+)/)) / 1_000
    return litres
  },
  'helium-dilution': (stem) => {
    const [volume, before] = [figureIn(stem, /容积([\d.]+) L/), figureIn(stem, /、氦浓度([\d.]+)%/)]
    return solved(
      0,
      20,
      (lungs) => (volume * before) / (volume + lungs) - figureIn(stem, /浓度为([\d.]+)%/),
    )
  },
  // By logarithms instead of powers.
  'ckd-epi': (stem) => {
    const isWoman = stem.startsWith('患者，女')
    const ratio = figureIn(stem, /血肌酐([\d.]+)/) / 88.4 / (isWoman ? 0.7 : 0.9)
    const power = ratio > 1 ? -1.2 : isWoman ? -0.241 : -0.302
    const logarithm =
      Math.log(142) +
      power * Math.log(ratio) +
      figureIn(stem, /，([\d.]+)岁/) * Math.log(0.9938) +
      (isWoman ? Math.log(1.012) : 0)
    return Math.exp(logarithm)
  },
  // What is excreted in a minute is what was in the plasma that was cleared.
  'renal-clearance': (stem) =>
    solved(
      0,
      5_000,
      (cleared) =>
        cleared * figureIn(stem, /血浆浓度([\d.]+)/) -
        figureIn(stem, /尿中浓度([\d.]+)/) * figureIn(stem, /尿量([\d.]+)/),
    ),
  // By the two clearances: that of sodium over that of creatinine.
  'sodium-excretion': (stem) => {
    const sodium = figureIn(stem, /尿钠([\d.]+)/) / figureIn(stem, /血钠([\d.]+)/)
    const creatinine = figureIn(stem, /尿肌酐([\d.]+)/) / figureIn(stem, /血肌酐([\d.]+)/)
    return (100 * sodium) / creatinine
  },
  qtc: (stem) =>
    solved(
      100,
      1_500,
      (corrected) =>
        corrected ** 2 * (60 / figureIn(stem, /心率([\d.]+)次/)) -
        figureIn(stem, /间期([\d.]+) ms/) ** 2,
    ),
}
