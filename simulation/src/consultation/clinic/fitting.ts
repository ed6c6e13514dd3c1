import { exp10, log10 } from '#arithmetic'

/** A sheet that is being filled: what the case gives of a line, and what this healthy person would have. */
type Sheet = {
  readonly given: (id: string) => number | undefined
  readonly usual: (id: string) => number
}

type Fitted = Readonly<Record<string, number>>

/**
 * Kinds of white cells are shares of one whole: what a case leaves open is what its neutrophils leave, less some for the
 * monocytes that no sheet names.
 */
const whiteCells = ({ given, usual }: Sheet): Fitted => {
  const rest = 100 - (given('NEUT%') ?? usual('NEUT%'))
  const few = usual('EOS%')
  const eosinophils = few < rest / 10 ? few : rest / 10
  const monocytes = rest < 30 ? rest / 5 : 6
  return { 'EOS%': eosinophils, 'LYM%': rest - (given('EOS%') ?? eosinophils) - monocytes }
}

/** Haemoglobin in g/L of one per cent of packed cells: a MCHC of 335 g/L, the middle of 316-354 (诊断学). */
const perCentOfCells = 3.35

/** HCT (%) = RBC (10¹²/L) × MCV (fL) / 10, and a part of it is haemoglobin. */
const redCells = ({ given, usual }: Sheet): Fitted => {
  const count = given('RBC')
  const size = given('MCV')
  const isCounted = count !== undefined && (size !== undefined || given('Hb') === undefined)
  const measured = given('HCT') ?? (isCounted ? (count * (size ?? usual('MCV'))) / 10 : undefined)
  const haemoglobin =
    given('Hb') ?? (measured === undefined ? usual('Hb') : measured * perCentOfCells)
  const packed = measured ?? haemoglobin / perCentOfCells
  const volume = size ?? (count === undefined ? usual('MCV') : (packed / count) * 10)
  return { Hb: haemoglobin, HCT: packed, MCV: volume, RBC: (packed / volume) * 10 }
}

const pK = 6.1
/** Carbon dioxide dissolved at 37 ℃, mmol/L of each mmHg. */
const solubility = 0.0307

/** pH = 6.1 + lg(HCO₃⁻ / (0.0307 × PaCO₂)) (Henderson-Hasselbalch); base excess by Van Slyke's equation (CLSI C46). */
const acidBase = ({ given, usual }: Sheet): Fitted => {
  const acidity = given('pH')
  const base = given('HCO3')
  const ratio = acidity === undefined ? undefined : solubility * exp10(acidity - pK)
  const carbonDioxide =
    given('PaCO2') ?? (ratio === undefined || base === undefined ? usual('PaCO2') : base / ratio)
  const bicarbonate = base ?? (ratio === undefined ? usual('HCO3') : carbonDioxide * ratio)
  const pH = acidity ?? pK + log10(bicarbonate / (solubility * carbonDioxide))
  return {
    PaCO2: carbonDioxide,
    HCO3: bicarbonate,
    pH,
    BE: 0.9287 * (bicarbonate - 24.4 + 14.83 * (pH - 7.4)),
  }
}

/** Chloride leaves an anion gap of 12 mmol/L (诊断学: 8-16); of whose CO2 is given the gap is the author's to say. */
const ions = ({ given, usual }: Sheet): Fitted =>
  given('CO2') === undefined ? { Cl: (given('Na') ?? usual('Na')) - usual('CO2') - 12 } : {}

/** TC = LDL-C + HDL-C + TG / 2.2 in mmol/L (Friedewald 1972), which holds of TG up to 4.5. */
const lipids = ({ given, usual }: Sheet): Fitted => {
  const total = given('TC')
  const fat = given('TG') ?? usual('TG')
  const others = (given('HDL-C') ?? usual('HDL-C')) + (fat < 4.5 ? fat : 4.5) / 2.2
  const rest = total === undefined || total - others < 0.5 ? usual('LDL-C') : total - others
  return { 'LDL-C': rest, TC: (given('LDL-C') ?? rest) + others }
}

/** What is not albumin is globulin: 28 g/L, within 20-40 (WS/T 404.2). */
const proteins = ({ given, usual }: Sheet): Fitted => ({ TP: (given('ALB') ?? usual('ALB')) + 28 })

/** Albumin's share of the protein of an effusion: 0.55, near that of plasma, which is what leaks (诊断学). */
const effusion = ({ given, usual }: Sheet): Fitted => ({
  白蛋白: 0.55 * (given('蛋白') ?? usual('蛋白')),
})

/** INR is the ratio of the times where the reagent's ISI is 1; healthy plasma takes 12.5 s. */
const clotting = ({ given, usual }: Sheet): Fitted => {
  const ratio = given('INR')
  const time = given('PT') ?? (ratio === undefined ? usual('PT') : ratio * 12.5)
  return { PT: time, INR: time / 12.5 }
}

/** By the line that tells which sheet it is. */
const rules: readonly (readonly [line: string, fit: (sheet: Sheet) => Fitted])[] = [
  ['NEUT%', whiteCells],
  ['Hb', redCells],
  ['PaCO2', acidBase],
  ['Cl', ions],
  ['TC', lipids],
  ['TP', proteins],
  ['INR', clotting],
  ['白蛋白', effusion],
]

/** Lines that depend on one another: what must stand in those that a case leaves open, for the sheet to be true. */
export const fittingOf = (lines: readonly string[], sheet: Sheet): Fitted => {
  const fitted = rules.flatMap(([line, fit]) => (lines.includes(line) ? [fit(sheet)] : []))
  return fitted.reduce<Fitted>((all, one) => ({ ...all, ...one }), {})
}
