import { exp10 } from '#arithmetic'
import { type Problem, error, unless } from '#form'
import type { CaseTest } from './findings-format.ts'
import type { CaseScript } from './script.ts'

type Values = NonNullable<CaseTest['values']>

/** A figure that the case gives; undefined for words and for what it leaves open. */
const figure = (values: Values | undefined, line: string): number | undefined => {
  const given = values?.[line]
  const value = typeof given === 'object' ? given.value : given
  return typeof value === 'number' ? value : undefined
}

const isBetween = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high

const isNear = (value: number, to: number, share: number): boolean =>
  isBetween(value, to * (1 - share), to * (1 + share))

/** Carbon dioxide dissolved at 37 ℃, mmol/L of each mmHg (诊断学). */
const solubility = 0.0307

/** pH = 6.1 + lg(HCO₃⁻ / (0.0307 × PaCO₂)) (Henderson-Hasselbalch); what rounding moves is below 4 %. */
const acidBase = (path: string, values: Values): readonly Problem[] => {
  const [pH, pressure, base] = ['pH', 'PaCO2', 'HCO3'].map((line) => figure(values, line))
  if (pH === undefined || pressure === undefined || base === undefined) return []
  const follows = solubility * pressure * exp10(pH - 6.1)
  return unless(
    isNear(base, follows, 0.04),
    error(
      path,
      `pH ${pH}、PaCO₂ ${pressure} 时 HCO₃⁻ 应约 ${follows.toFixed(1)}，写的是 ${base}（Henderson-Hasselbalch）`,
    ),
  )
}

/** HCT (%) = RBC (10¹²/L) × MCV (fL) / 10; what rounding moves is below 2 %. */
const redCells = (path: string, values: Values): readonly Problem[] => {
  const [count, size, packed] = ['RBC', 'MCV', 'HCT'].map((line) => figure(values, line))
  if (count === undefined || size === undefined || packed === undefined) return []
  const follows = (count * size) / 10
  return unless(
    isNear(packed, follows, 0.02),
    error(path, `红细胞 ${count}、MCV ${size} 时压积应约 ${follows.toFixed(1)}，写的是 ${packed}`),
  )
}

/** By the test: what must hold on its own sheet, whenever it is taken. */
const onOneSheet: Readonly<Record<string, (path: string, values: Values) => readonly Problem[]>> = {
  'blood-gas': acidBase,
  cbc: redCells,
}

const sheets = ({ tests }: CaseScript): readonly Problem[] =>
  tests.flatMap(({ id, values, later }, at) => {
    const look = onOneSheet[id]
    if (look === undefined) return []
    const taken = (later ?? []).map((one, no): readonly [string, Values] => [
      `tests[${at}].later[${no}].values`,
      { ...values, ...one.values },
    ])
    return [[`tests[${at}].values`, values ?? {}] as const, ...taken].flatMap(([path, shown]) =>
      look(path, shown),
    )
  })

/** Reference ranges outside which another sheet cannot be left to look healthy (WS/T 404). */
const healthy = { CO2: [22, 29], GLU: [3.9, 6.1] } as const

/**
 * Total carbon dioxide is bicarbonate and what is dissolved; blood of a vein holds 1-2 mmol/L more than that of an
 * artery, and two machines differ by 1.
 */
const carbonDioxide = (
  path: string,
  gas: Values | undefined,
  ions: Values | undefined,
): readonly Problem[] => {
  const [base, pressure] = [figure(gas, 'HCO3'), figure(gas, 'PaCO2') ?? 40]
  const total = figure(ions, 'CO2')
  const expected = base === undefined ? undefined : base + solubility * pressure
  if (expected === undefined)
    return unless(
      total === undefined || isBetween(total, ...healthy.CO2),
      error(path, `电解质总CO₂ ${total} 不正常，血气却没有写 HCO₃⁻`),
    )
  const complaint = `血气 HCO₃⁻ ${base}，电解质总CO₂应约 ${expected.toFixed(1)}`
  return total === undefined
    ? unless(isBetween(expected, ...healthy.CO2), error(path, `${complaint}，却没有写`))
    : unless(
        isBetween(total, expected - 1, expected + 2.5),
        error(path, `${complaint}，写的是 ${total}`),
      )
}

/** A glucometer may differ from the laboratory by 0.83 mmol/L, above 5.55 by 15 % (ISO 15197:2013, GB/T 19634). */
const sugar = (
  path: string,
  chemistry: Values | undefined,
  fingerstick: Values | undefined,
): readonly Problem[] => {
  const [plasma, finger] = [figure(chemistry, 'GLU'), figure(fingerstick, 'GLU')]
  if (plasma === undefined || finger === undefined)
    return unless(
      isBetween(plasma ?? finger ?? healthy.GLU[0], ...healthy.GLU),
      error(path, `血糖 ${plasma ?? finger} 不正常，静脉血糖与指尖血糖须都写明`),
    )
  const apart = plasma > 5.55 ? 0.15 * plasma : 0.83
  return unless(
    isBetween(finger, plasma - apart, plasma + apart),
    error(path, `静脉血糖 ${plasma} 与指尖血糖 ${finger} 相差太大`),
  )
}

/** Ketones reach the urine from the blood: with one plus or more β-hydroxybutyrate is above its limit of 0.3 mmol/L. */
const ketones = (
  path: string,
  urine: Values | undefined,
  blood: Values | undefined,
): readonly Problem[] => {
  const given = urine?.['酮体']
  const value = typeof given === 'object' ? given.value : given
  return unless(
    !/^[1-4]\+/.test(String(value ?? '')) || (figure(blood, 'BHB') ?? 0) > 0.3,
    error(path, `尿酮体 ${value}，血酮(BHB)应写明并高于 0.3`),
  )
}

/** Sheets of one patient tell one story: gas and electrolytes, vein and fingertip, urine and blood; and each is true in itself. */
export const laboratory = (script: CaseScript): readonly Problem[] => {
  const valuesOf = (id: string): Values | undefined =>
    script.tests.find((one) => one.id === id)?.values
  return [
    ...sheets(script),
    ...carbonDioxide('tests', valuesOf('blood-gas'), valuesOf('electrolytes')),
    ...sugar('tests', valuesOf('glucose'), valuesOf('fingerstick')),
    ...ketones('tests', valuesOf('urine'), valuesOf('ketones')),
  ]
}
