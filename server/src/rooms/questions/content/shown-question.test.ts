import { describe, expect, test } from 'vitest'
import { questionTypes, ShownQuestion } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { questionContent, secrets } from '#testing'
import { keepsOrder, toShownQuestion } from './shown-question.ts'
import { unitsOf } from './units.ts'

const whole = { seed: 'seed', reached: 12 }

describe.each(questionTypes)('%s', (type) => {
  const content = questionContent(type)
  const questionId = newId()

  // Every byte: no member may carry what only its author may know, by whatever name.
  test('an examinee meets no key, weight, explanation, source', () => {
    const shown = toShownQuestion(content, { questionId, ...whole })
    const bytes = JSON.stringify(shown)
    expect(ShownQuestion.parse(shown)).toEqual(shown)
    for (const [name, secret] of Object.entries(secrets))
      if (name !== 'later') expect(bytes).not.toContain(secret)
    for (const name of ['Kind', 'Right', 'Truth', 'Fixed', 'Explanation', 'Rubric', 'Tolerance'])
      expect(bytes).not.toContain(`"${name}"`)
    expect(bytes).not.toMatch(/"(?:right|key|irrelevant|wrong)"/)
  })

  test('a key makes no difference to what is shown', () => {
    const turned = structuredClone(content)
    if (turned.Type === 'judge') turned.Truth = true
    if ('Options' in turned)
      for (const one of turned.Options)
        if ('Kind' in one) one.Kind = one.Kind === 'right' ? 'wrong' : 'right'
    if (turned.Type === 'B1')
      for (const one of turned.Parts) one.Right = turned.Options[0]?.Id ?? ''
    expect(toShownQuestion(turned, { questionId, ...whole })).toEqual(
      toShownQuestion(content, { questionId, ...whole }),
    )
  })

  test('every option and part is there, once, in the order of the seed', () => {
    const one = toShownQuestion(content, { questionId, ...whole })
    expect(toShownQuestion(content, { questionId, ...whole })).toEqual(one)
    const ids = unitsOf(questionId, content).map(({ id }) => id)
    const partIds = one.Parts.length > 0 ? one.Parts.map((part) => part.QuestionId) : [questionId]
    expect(partIds).toEqual(ids)
  })
})

test.each(['A4', 'analysis'] as const)('of %s nothing comes before it is reached', (type) => {
  const content = questionContent(type)
  const at = (reached: number) =>
    toShownQuestion(content, { questionId: newId(), seed: 's', reached })
  expect(JSON.stringify(at(1))).not.toContain(secrets.later)
  expect(JSON.stringify(at(2))).toContain(`${secrets.later}1`)
  expect(JSON.stringify(at(2))).not.toContain(`${secrets.later}2`)
  expect(at(1).Parts.map(({ Reached }) => Reached)).toEqual([true, false, false])
  expect(at(1).Parts[1]).toMatchObject({ Stem: '', Options: [], Reveal: '' })
})

test('seeds mix options, a fixed one stays, B1 has one order for its group', () => {
  const content = questionContent('A1')
  const orders = new Set<string>()
  const questionId = newId()
  for (let seed = 0; seed < 40; seed += 1) {
    const { Options } = toShownQuestion(content, { questionId, seed: String(seed), reached: 1 })
    expect(Options.at(-1)?.Text).toBe('<p>选项戊</p>')
    orders.add(Options.map(({ Text }) => Text).join(' '))
  }
  expect(orders.size).toBeGreaterThan(10)
  const group = toShownQuestion(questionContent('B1'), { questionId, seed: 's', reached: 1 })
  expect(group.Parts.every(({ Options }) => Options.length === 0)).toBe(true)
  expect(group.Options).toHaveLength(5)
})

test('where an explanation names letters, the author’s order stays', () => {
  const content = questionContent('A1')
  if (content.Type !== 'A1') throw new Error('another type')
  const named = { ...content, Explanation: '<p>ACE错，故选B。</p>' }
  expect([keepsOrder(content), keepsOrder(named)]).toEqual([false, true])
  for (const seed of ['1', '2', '3'])
    expect(
      toShownQuestion(named, { questionId: newId(), seed, reached: 1 }).Options.map(
        ({ OptionId }) => OptionId,
      ),
    ).toEqual(content.Options.map(({ Id }) => Id))
})
