import { expect, test } from 'vitest'
import { passagesIn, printsOf, shareOf } from './similarity.ts'

const mine =
  '夹闭右侧颈总动脉后，窦内压下降，窦神经传入冲动减少，心交感中枢紧张性增强，外周阻力升高，血压升高。本组实验中升高 18 mmHg，恢复用时约 40 s。'
const theirs =
  '肾上腺素先激动 α 受体使血压升高，随后 β2 受体的舒血管作用显露，因而曲线先升后降；我们组的兔体重较大，麻醉偏浅，基线波动明显。'

const share = (one: string, other: string, given: string[] = []) =>
  shareOf(printsOf({ discussion: one }, given), new Set(printsOf({ discussion: other }, given)))

test('a copy is found, also with other signs between and in another section', () => {
  expect(share(mine, mine)).toBe(1)
  expect(share(mine, mine.replaceAll('，', ', '))).toBe(1)
  const there = new Set(printsOf({ conclusion: mine }, []))
  expect(shareOf(printsOf({ discussion: mine }, []), there)).toBe(1)
})

test('what is written by oneself is not alike', () => expect(share(mine, theirs)).toBe(0))

test('half a copy is about half', () => {
  const half = share(`${mine}${theirs}`, mine)
  expect(half).toBeGreaterThan(0.4)
  expect(half).toBeLessThan(0.65)
})

test('what the protocol says counts for nobody', () => expect(share(mine, mine, [mine])).toBe(0))

test('too little to tell says nothing', () => expect(share('血压升高。', '血压升高。')).toBe(0))

test('the passages that stand in both are shown, the longest first', () => {
  const [longest, ...rest] = passagesIn(
    { discussion: `我们认为：${mine}` },
    { results: mine.slice(0, 40), discussion: `${mine}另外` },
  )
  expect(longest).toBe(mine)
  expect(rest).toEqual([])
  expect(passagesIn({ discussion: mine }, { discussion: theirs })).toEqual([])
})
