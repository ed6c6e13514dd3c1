import type { CaseTest } from '#cases'

type Values = NonNullable<CaseTest['values']>
type Figures = Readonly<Record<string, number>>
type UsualOf = (id: string) => number

/** What a case gives for a line, without its range. */
export const plain = (given: Values[string] | undefined): string | number | undefined =>
  typeof given === 'object' ? given.value : given

const figure = (values: Values, id: string): number | undefined => {
  const value = plain(values[id])
  return typeof value === 'number' ? value : undefined
}

/**
 * Kinds of white cells are shares of one whole: what a case leaves open is what its neutrophils leave, less some for the
 * monocytes that no sheet names.
 */
const whiteCells = (values: Values, usualOf: UsualOf): Figures => {
  const rest = 100 - (figure(values, 'NEUT%') ?? usualOf('NEUT%'))
  const few = usualOf('EOS%')
  const eosinophils = few < rest / 10 ? few : rest / 10
  const monocytes = rest < 30 ? rest / 5 : 6
  const named = figure(values, 'EOS%') ?? eosinophils
  return { 'EOS%': eosinophils, 'LYM%': rest - named - monocytes }
}

/** Haemoglobin over haematocrit (MCHC), g/L a percent: 316–354 g/L whatever the size of the cells (WS/T 405-2012). */
const haemoglobinOfCells = 3.3

/** Haematocrit is number times size of the red cells: a low haemoglobin with as many cells as in health is no anaemia that exists. */
const redCells = (values: Values, usualOf: UsualOf): Figures => {
  const size = figure(values, 'MCV')
  const count = figure(values, 'RBC')
  const haemoglobin = figure(values, 'Hb')
  const counted =
    count === undefined || haemoglobin !== undefined
      ? undefined
      : (count * (size ?? usualOf('MCV'))) / 10
  const packed =
    figure(values, 'HCT') ?? counted ?? (haemoglobin ?? usualOf('Hb')) / haemoglobinOfCells
  const volume = size ?? (count === undefined ? usualOf('MCV') : (10 * packed) / count)
  return {
    HCT: packed,
    MCV: volume,
    RBC: (10 * packed) / volume,
    Hb: packed * haemoglobinOfCells,
  }
}

/** Globulin of blood, g/L (20–40: WS/T 404.2-2012), and albumin's share of an effusion's protein. */
const globulin = 28
const albuminShare = 0.55

const proteins = (values: Values): Figures => {
  const albumin = figure(values, 'ALB')
  return albumin === undefined ? {} : { TP: albumin + globulin }
}

const effusion = (values: Values): Figures => {
  const protein = figure(values, '蛋白')
  return protein === undefined ? {} : { 白蛋白: protein * albuminShare }
}

/** What the lines of a sheet that a case leaves open must be to fit those that it gives; the others are as in health. */
export const fittingOf = (test: string, values: Values, usualOf: UsualOf): Figures => {
  if (test === 'cbc') return { ...whiteCells(values, usualOf), ...redCells(values, usualOf) }
  if (test === 'liver') return proteins(values)
  return test === 'effusion' ? effusion(values) : {}
}
