import { type BareBlank, numberBlank, textBlank } from './build-content.ts'

const figure =
  /^([-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)\s*±\s*(\d+(?:\.\d+)?(?:e[-+]?\d+)?)\s*(?:（(.*)）|(.*))$/isu

/** A blank as sheets and papers write it: forms parted by |, or a figure with ± and its unit (in brackets where it is printed). */
const blankOf = (text: string): BareBlank => {
  const [, value, off, printed, unit = ''] = figure.exec(text.trim()) ?? []
  if (value === undefined) return textBlank(text.split(/[|｜]/))
  const units = (printed ?? unit)
    .split(/[|｜]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return {
    ...numberBlank(Number(value), Number(off), units),
    UnitPrinted: printed !== undefined && units.length > 0,
  }
}

/** The blanks of an answer, one after the other: by lines or ；. */
export const writtenBlanks = (text: string): BareBlank[] =>
  text
    .split(/\r\n|\r|\n|\\n|[;；]/)
    .map((one) => one.trim().replace(/^(?:第?\s*\d{1,2}\s*空?\s*[.．、:：)）]\s*)(?=\D)/u, ''))
    .filter((one) => one !== '')
    .map(blankOf)

const figureOf = (value: number): string => String(Number(value.toPrecision(12)))

/** A blank as it is written for `writtenBlanks`. */
export const blankWords = (blank: BareBlank): string => {
  if (blank.Kind === 'text') return blank.Forms.join('|')
  const units = blank.Units.join('|')
  const unit = blank.UnitPrinted && units !== '' ? `（${units}）` : units
  return `${figureOf(blank.Value ?? 0)}±${figureOf(blank.Tolerance)}${unit === '' || unit.startsWith('（') ? unit : ` ${unit}`}`
}

/** Items of a rubric by lines, each with its points: 说出诱因（6分）. */
export const writtenRubric = (text: string): { text: string; tenths: number }[] =>
  text
    .split(/\r\n|\r|\n|\\n|[;；]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, text = line, points] =
        /^(.*?)\s*[（(]\s*(\d+(?:\.\d)?)\s*分\s*[)）]$/u.exec(line) ?? []
      return { text, tenths: points === undefined ? 0 : Math.round(Number(points) * 10) }
    })
