import { sheetOfItems, type ScoreSheet } from '#assessment'

/** Where the teacher has the last word: 机制分析与讨论 and 报告规范、反思与动物福利; everything else is read off the recording. */
export const markedDimensions: readonly number[] = [7, 8]

/** The item of dimension 7 that only a teacher fills. */
export const teacherItem = 'teacher'

/** What a teacher gave: a share of their own part, 0–100, and points of items that the machine had read from the text. */
export type Given = {
  readonly share: number
  readonly adjusted: readonly {
    readonly dimension: number
    readonly item: string
    readonly got: number
  }[]
}

/** Whether an item may be given so many points by a teacher: one of the text, not their own part, between 0 and what it is worth. */
export const mayGive = (
  sheet: ScoreSheet,
  { dimension, item, got }: Given['adjusted'][number],
): boolean =>
  markedDimensions.includes(dimension) &&
  item !== teacherItem &&
  sheet.dimensions.some(
    ({ no, items }) =>
      no === dimension && items.some(({ id, max }) => id === item && got >= 0 && got <= max),
  )

/** The sheet of a report that nobody marks: without the part that only a teacher fills. */
export const unmarkedSheet = (sheet: ScoreSheet): ScoreSheet =>
  sheetOfItems(
    3,
    sheet.dimensions.map(({ items }) => items.filter(({ id }) => id !== teacherItem)),
    sheet.caps,
    sheet.deductions,
  )

/** The sheet as the teacher leaves it; the machine’s own is not changed. */
export const markedSheet = (sheet: ScoreSheet, { share, adjusted }: Given): ScoreSheet => {
  const items = sheet.dimensions.map(({ no, items: own }) =>
    own.map((one) => {
      if (no === 7 && one.id === teacherItem)
        return { ...one, got: (one.max * share) / 100, why: '教师按评分标准给分。' }
      const given = adjusted.find(({ dimension, item }) => dimension === no && item === one.id)
      return given && mayGive(sheet, given) ? { ...one, got: given.got } : one
    }),
  )
  return sheetOfItems(3, items, sheet.caps, sheet.deductions)
}
