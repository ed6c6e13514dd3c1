import { divisions } from './area-list.ts'

/** A province, or a prefecture with the province above it; `code` has the six digits of GB/T 2260. */
export type Area = { readonly code: string; readonly name: string; readonly parent: string }

const areaOf = (words: string, prefix: string, digits: number): Omit<Area, 'parent'> => {
  const [, number = '', name = ''] = /^(\d+)(.+)$/.exec(words) ?? []
  return { code: `${prefix}${number}`.padEnd(digits, '0'), name }
}

/** Every area: each province followed by its prefectures. */
export const areas: readonly Area[] = divisions.flatMap((line) => {
  const [first = '', ...rest] = line.split(' ')
  const province = areaOf(first, '', 6)
  return [
    { ...province, parent: '' },
    ...rest.map((words) => ({
      ...areaOf(words, province.code.slice(0, 2), 6),
      parent: province.code,
    })),
  ]
})

const known = new Map(areas.map((area) => [area.code, area]))

/** Whether a code is that of a province or prefecture. */
export const isArea = (code: string): boolean => known.has(code)
