import { describe, expect, test } from 'vitest'
import { experiments } from './laboratory.ts'

/**
 * What a row's range rests on is said by its source's first mark: 论文 a paper, 报告 a report or reference with figures, both
 * looked up; 教材 a textbook or classic that was not read again; 方向 a direction alone, with a range of ours.
 */
const kinds = ['论文', '报告', '教材', '方向'] as const

/** A work that a reader can look up: a title, an author's name with what follows it, or a year. */
const work = /《[^》]+》|"[^"]+"|[A-Z][A-Za-z]{2,}|(?:18|19|20)\d\d|[\u4E00-\u9FFF]{2,}等/u

const rows = experiments.flatMap(({ model, expected }) =>
  expected.flatMap((one) => one.rows.map((row) => ({ id: model.id, of: one.zh, row }))),
)

const problemsOf = (source: string): readonly string[] => {
  const problems: string[] = []
  const first = kinds.find((kind) => source.startsWith(`${kind}：`))
  if (!first) problems.push('does not begin with its kind')
  const claims = source.split(/；(?=(?:论文|报告|教材|方向)：)/u)
  for (const claim of claims) {
    const reference = claim.slice(3)
    if (!work.test(reference)) problems.push(`names no work: ${claim}`)
    if (
      /^(?:论文|报告)：/u.test(claim) &&
      !/摘要|节录/u.test(claim) &&
      !/"[^"]+"|《/u.test(reference)
    )
      problems.push(`does not say what was looked up: ${claim}`)
  }
  if (first === '方向' && !source.includes('范围为教学选择'))
    problems.push('a direction does not say that the range is ours')
  if (first !== '方向' && /(?:^|；|，)范围为教学选择/u.test(source))
    problems.push('a range of ours rests on a direction alone')
  if (first === '论文' && !/摘要|节录/u.test(claims[0] ?? ''))
    problems.push('a paper does not say whether its abstract or an excerpt was read')
  return problems
}

describe('the source of a row', () => {
  test.each([
    ['teaching choice', 'does not begin with its kind'],
    ['论文：几个人的研究（摘要）', 'names no work'],
    ['论文：Hill 1913', 'a paper does not say'],
    ['方向：《生理学》张力下降', 'a direction does not say'],
    ['教材：同上', 'names no work'],
    ['报告：《生理学实验》张力下降；范围为教学选择', 'a range of ours'],
  ])('is refused as “%s”', (source, why) => {
    expect(problemsOf(source).join('；')).toContain(why)
  })

  test.each(rows.map(({ id, of, row }) => [`${id} · ${of} · ${row.zh}`, row] as const))(
    '%s',
    (_, row) => {
      expect(problemsOf(row.source)).toEqual([])
      expect(row.lo).toBeLessThanOrEqual(row.hi)
    },
  )
})
