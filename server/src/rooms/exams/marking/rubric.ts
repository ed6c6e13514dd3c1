import type { Criterion } from '@xinglin/contract/marking'
import type { QuestionContent } from '@xinglin/contract/questions'

/** Whole tenths in proportion to some weights, which come to exactly so many: the largest rests have one more. */
export const proportionalTenths = (weights: readonly number[], tenths: number): number[] => {
  const sum = weights.reduce((all, one) => all + one, 0)
  const exact = weights.map((one) => (sum === 0 ? 0 : (one * tenths) / sum))
  const whole = exact.map(Math.floor)
  const rest = tenths - whole.reduce((all, one) => all + one, 0)
  const first = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, rest)
  for (const { at } of first) whole[at] = (whole[at] ?? 0) + 1
  return whole
}

const nameLength = 40
const noteLength = 200
const short = (text: string, most: number): string => [...text].slice(0, most).join('')

/** What an answer is marked by: the rubric of its question, in the points that the paper gives to it. */
export const rubricOfQuestion = (
  content: QuestionContent,
  tenths: number,
  questionId: string,
): readonly Criterion[] => {
  const items = 'Rubric' in content ? content.Rubric : []
  const shares = proportionalTenths(
    items.map(({ Tenths }) => Tenths),
    tenths,
  )
  // What is worth too little to be told apart is given as a whole.
  if (items.length === 0 || items.length > 12 || shares.some((one) => one === 0))
    return [{ Id: questionId, Name: '整题', Note: '', Max: tenths / 10 }]
  return items.map(({ Id, Text }, at) => ({
    Id,
    Name: short(Text, nameLength),
    Note: [...Text].length > nameLength ? short(Text, noteLength) : '',
    Max: (shares[at] ?? 0) / 10,
  }))
}
