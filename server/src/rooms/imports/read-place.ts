import type { ImportColumn } from '@xinglin/contract/imports'

/** A 行政班 as a sheet says it. */
export type SaidPlace = {
  readonly college: string
  /** The year in which its students came. */
  readonly grade: number
  readonly major: string
  readonly name: string
}

const longest = 40
const [first, last] = [2000, 2100]

/** The year of a grade: 2024级, 2024, 24级, 24, 202409, 2024-09-01. */
const gradeOf = (written: string): number | undefined => {
  const digits = /^(20\d{2}|\d{2})(?:级|届|年|$|[-/.年]?(?:0?[1-9]|1[0-2])(?:\D|$))/.exec(
    written,
  )?.[1]
  if (!digits) return undefined
  const year = digits.length === 2 ? 2000 + Number(digits) : Number(digits)
  return year >= first && year <= last ? year : undefined
}

/** The grade that a class is called by: 2024级临床医学1班, 24级1班, 临床2401班. */
const gradeIn = (name: string): number | undefined => {
  const written =
    /(20\d{2})\s*级/.exec(name)?.[1] ??
    /(?<!\d)(\d{2})\s*级/.exec(name)?.[1] ??
    /(?<!\d)([12]\d)\d{2}\s*班?$/.exec(name)?.[1]
  return written === undefined ? undefined : gradeOf(written)
}

/** What stands behind the major in the name of a class: 1班, （2）班, 三班. */
const numbering = '班0123456789一二三四五六七八九十()（） '

/** The major that a class is called by: what stands between grade and number. */
const majorIn = (name: string): string => {
  const rest = name.replace(/^(?:20)?\d{2}\s*级/, '')
  let end = rest.length
  while (end > 0 && numbering.includes(rest.charAt(end - 1))) end -= 1
  return rest.slice(0, end).trim()
}

/**
 * The 行政班 of a row. What the row does not say besides the class is taken from how the class is called; where that says
 * nothing either, the reason is told. Without a class there is none, whatever else is said.
 */
export const readPlace = (
  cell: (name: ImportColumn) => string,
): { readonly place?: SaidPlace; readonly faults: readonly string[] } => {
  const name = cell('班级')
  const [college, writtenMajor, writtenGrade] = [cell('院系'), cell('专业'), cell('年级')]
  const faults: string[] = []
  const ownGrade = writtenGrade === '' ? undefined : gradeOf(writtenGrade)
  if (writtenGrade !== '' && ownGrade === undefined) faults.push('年级须为入学年份，例如“2024级”')
  for (const [what, text] of [
    ['班级', name],
    ['专业', writtenMajor],
  ] as const)
    if ([...text].length > longest) faults.push(`${what}不得超过${longest}个字`)
  if (name === '') return { faults }
  const grade = ownGrade ?? gradeIn(name)
  const major = writtenMajor || majorIn(name)
  const lacking = [
    ...(college === '' ? ['院系'] : []),
    ...(grade === undefined && writtenGrade === '' ? ['年级'] : []),
    ...(major === '' ? ['专业'] : []),
  ]
  if (lacking.length > 0) faults.push(`缺少${lacking.join('、')}，无法确定班级`)
  if (grade === undefined || faults.length > 0) return { faults }
  return { place: { college, grade, major, name }, faults }
}
