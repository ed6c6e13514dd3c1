/** How a value is written: of a scale that a qualifier of a case is read by, every value in several ways. */
export type Ways = {
  readonly right: readonly string[]
  readonly ways: Readonly<Record<string, readonly string[]>>
}

const romans = ['0', 'Ⅰ', 'Ⅱ', 'Ⅲ', 'Ⅳ', 'Ⅴ']
const plainRomans = ['0', 'I', 'II', 'III', 'IV', 'V']
const chinese = ['零', '一', '二', '三', '四', '五']

/** Grades in the numerals that people write. */
export const graded = (
  values: readonly number[],
  right: number,
  ...texts: readonly ((value: string) => string)[]
): Ways => ({
  right: [String(right)],
  ways: Object.fromEntries(
    values.map((value) => {
      const ways = [romans, plainRomans, chinese].flatMap((one) => one[value] ?? [])
      return [String(value), texts.flatMap((text) => [String(value), ...ways].map(text))]
    }),
  ),
})

/** Figures from 0. */
export const figures = (
  to: number,
  right: number,
  ...texts: readonly ((n: string) => string)[]
): Ways => ({
  right: [String(right)],
  ways: Object.fromEntries(
    Array.from({ length: to + 1 }, (_, n) => [String(n), texts.map((text) => text(String(n)))]),
  ),
})

/** Values that are words. */
export const waysOf = (right: string, ways: Ways['ways']): Ways => ({ right: [right], ways })

/** Whether something is there. */
export const isThere = (right: '有' | '无', noun: string): Ways =>
  waysOf(right, {
    有: [noun, `伴${noun}`, `合并${noun}`, `有${noun}`],
    无: [`无${noun}`, `未见${noun}`, `没有${noun}`, `不伴${noun}`, `排除${noun}`],
  })
