import type { ScoredBlank } from './answer-key.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** 10⁹ as 10^9: the forms of compatibility below would make 109 of it. */
const withPowers = (written: string): string =>
  written.replaceAll(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (power) =>
    [...power].reduce(
      (so, sign) => so + (sign === '⁻' ? '-' : String(superscripts.indexOf(sign))),
      '^',
    ),
  )

const plain = (written: string): string => withPowers(written).normalize('NFKC')

/** A text as it is compared: full-width signs, letters of either case, spaces and punctuation make no difference. */
export const comparable = (written: string): string =>
  plain(written)
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]/gu, (sign) => ('+-<>=±^/%.'.includes(sign) ? sign : ''))
    .replaceAll(/\.$/g, '')

const comparableUnit = (unit: string): string =>
  plain(unit)
    .toLowerCase()
    .replaceAll(/[\s·]/g, '')
    .replaceAll('次/分钟', '次/分')
    .replaceAll(/^℃$|^°c$/g, '°c')

const figure = /^([+-]?\d+(?:\.\d+)?)(?:[x×*·]10\^?([+-]?\d+))?(.*)$/u

/** A written figure and its unit: 4.5×10⁹/L, １２０ mmHg, 1,200. Undefined where none begins the text. */
export const readFigure = (written: string): { value: number; unit: string } | undefined => {
  const compact = plain(written)
    .replaceAll(/\s/g, '')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
  const [, digits, power, unit = ''] = figure.exec(compact) ?? []
  if (digits === undefined) return undefined
  return { value: Number(`${digits}e${power ?? 0}`), unit }
}

const isFigure = (blank: Extract<ScoredBlank, { kind: 'number' }>, written: string): boolean => {
  const read = readFigure(written)
  if (!read) return false
  // As much as binary fractions are off.
  const slack = 1e-9 * (1 + (blank.value < 0 ? -blank.value : blank.value))
  const off = read.value - blank.value
  if ((off < 0 ? -off : off) > blank.tolerance + slack) return false
  if (read.unit === '') return blank.units.length === 0 || blank.unitPrinted
  return blank.units.some((unit) => comparableUnit(unit) === comparableUnit(read.unit))
}

/** Whether what was written into a blank is right. */
export const isRightBlank = (blank: ScoredBlank, written: string): boolean => {
  if (written.trim() === '') return false
  if (blank.kind === 'number') return isFigure(blank, written)
  const answer = comparable(written)
  return answer !== '' && blank.forms.some((form) => comparable(form) === answer)
}
