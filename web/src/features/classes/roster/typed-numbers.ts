import { rosterLimits } from '@xinglin/contract/classes'

/** Signs that numbers have in common and words have not. */
const hasFigure = /\d/

/**
 * The student numbers that a text holds: one a line, or several with spaces, commas or tabs between. Of what was pasted
 * from a sheet with names beside the numbers only what holds a figure counts. Each counts once.
 */
export const numbersIn = (text: string): readonly string[] => {
  const lines = text.normalize('NFKC').split(/[\n\r]+/)
  const words = lines.flatMap((line) => {
    const parts = line.split(/[\s,;、]+/).filter((part) => part !== '')
    return parts.length === 1 ? parts : parts.filter((part) => hasFigure.test(part))
  })
  return [...new Set(words)]
}

/** What is wrong with some numbers before they are sent. */
export const numbersFault = (numbers: readonly string[]): string | undefined => {
  if (numbers.length === 0) return '请填写学号'
  if (numbers.length > rosterLimits.numbers)
    return `一次最多${rosterLimits.numbers}个学号，现有${numbers.length}个，请分次导入`
  const long = numbers.find((number) => [...number].length > rosterLimits.numberLength)
  return long && `“${long.slice(0, 20)}…”过长，不是学号`
}
