import { expect, test } from 'vitest'
import { readCase } from './index.ts'

test.each([
  [null],
  [undefined],
  [7],
  ['x'],
  [[]],
  [{}],
  [{ schema: 'vsp-case/2' }],
  [{ facts: {} }],
])('%j is no case, and why is told in Chinese', (value) => {
  const { script, problems } = readCase(value)
  expect(script).toBe(undefined)
  expect(problems.length).toBeGreaterThan(0)
  for (const { zh } of problems) expect(zh).toMatch(/[\u4e00-\u9fff]/)
})

test('what is wrong is named by its place, a misspelt member too', () => {
  const { problems } = readCase({
    facts: [{ id: 'F1', ask: ['chief'], asks: ['cheif'], text: 'x'.repeat(200) }],
    drama: { limitTime: 'long' },
  })
  const at = (path: string) => problems.filter((one) => one.path === path).map(({ zh }) => zh)
  expect(at('facts[0].asks[0]')).toEqual(['问题目录中没有“cheif”'])
  expect(at('facts[0].ask')).toEqual(['没有这个项目，可能拼写有误'])
  expect(at('facts[0].text')).toEqual(['最多120个字，现有200个'])
  expect(at('drama.limitTime')).toEqual(['应为5到120之间的整数'])
  expect(at('title')).toEqual(['缺少这一项'])
})

test('a nest without end is refused, not followed', () => {
  let gate: object = { rapport: 1 }
  for (let depth = 0; depth < 20_000; depth += 1) gate = { all: [gate] }
  const { problems } = readCase({
    facts: [{ id: 'F1', asks: ['chief'], text: '疼。', layer: 3, gate }],
  })
  expect(problems.map(({ zh }) => zh)).toContain('嵌套过深')
})

test('a member of the prototype is no member', () =>
  expect(readCase(JSON.parse('{"__proto__": {"schema": "vsp-case/1"}}')).script).toBe(undefined))
