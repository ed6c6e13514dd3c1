import { corpus } from '@xinglin/language'
import { readModel } from '@xinglin/language/model'
import { consultation, rehearseQuestions } from '@xinglin/simulation/consultation'
import { understand } from '@xinglin/simulation/understanding'
import { describe, expect, test } from 'vitest'
import { askedOf, askedProblems } from './asked.ts'
import { demoCases } from './index.ts'

/** What is true today, in percent of the sentences; to be raised as the understanding gets better, never lowered. */
const reached = { all: 92, worst: 80 }
const ordinary = 98

const hear = understand(readModel())
const cases = demoCases().map(({ slug, script }) => {
  const questions = askedOf(slug)
  return { slug, script, questions, rehearsed: rehearseQuestions(script, questions, hear) }
})

const share = (part: number, whole: number): number => (100 * part) / whole

const letters = (text: string): string => text.replace(/[\s，。？！、]/g, '')

test.each(cases)('$slug: each key fact has three sentences of its own', ({ script, questions }) =>
  expect(askedProblems(script, questions)).toEqual([]),
)

test('what is wrong with sentences is told', () => {
  const [one] = cases
  if (one === undefined) throw new Error('no case')
  const [first, second] = one.questions
  if (first === undefined || second === undefined) throw new Error('no sentences')
  const wrong = [first, first, { ...second, fact: 'F99' }]
  expect(askedProblems(one.script, wrong)).toEqual(
    expect.arrayContaining([
      `关键事实 ${second.fact} 没有问句`,
      'F99 不是关键事实',
      `${first.fact} 写了两行`,
      `“${first.asks[0]}”出现了两次`,
    ]),
  )
})

test.each(cases)(
  '$slug: the debrief tells how each guarded key fact is asked for',
  ({ script }) => {
    const setup = { script, seed: 1, mode: 'practice', temperament: 'standard' } as const
    const ended = consultation.act(consultation.start(setup), { type: 'finish' }, 1000)
    if ('refusal' in ended) throw new Error(ended.refusal.zh)
    const { missed } = consultation.assess(setup, [ended.event]).debrief
    const guarded = script.facts.filter(({ key, layer }) => key && layer === 3)
    expect(guarded.length).toBeGreaterThan(0)
    for (const { id, question } of guarded) {
      expect(question, id).toBeDefined()
      expect(missed.find((one) => one.id === id)?.question).toBe(question)
    }
  },
)

test('none of the sentences was learnt from', () => {
  const learnt = new Set(corpus().map(({ text }) => letters(text)))
  const wordings = cases.flatMap(({ questions }) => questions.flatMap(({ asks }) => asks))
  expect(wordings.filter((text) => learnt.has(letters(text)))).toEqual([])
})

describe('said to the understanding that the product has', () => {
  test.each(cases)('$slug answers the ordinary questions', ({ rehearsed: rehearsal }) => {
    expect(rehearsal.ordinary).toBeGreaterThan(200)
    expect(share(rehearsal.answered, rehearsal.ordinary)).toBeGreaterThanOrEqual(ordinary)
  })

  test.each(cases)('$slug is reached by what students say', ({ rehearsed: rehearsal }) => {
    expect(share(rehearsal.reached, rehearsal.asked)).toBeGreaterThanOrEqual(reached.worst)
    expect(rehearsal.misheard).toHaveLength(
      rehearsal.asked - rehearsal.reached + rehearsal.ordinary - rehearsal.answered,
    )
  })

  test('and so are all of them together', () => {
    const sum = (count: (one: (typeof cases)[number]['rehearsed']) => number): number =>
      cases.reduce((total, { rehearsed: rehearsal }) => total + count(rehearsal), 0)
    expect(
      share(
        sum((rehearsal) => rehearsal.reached),
        sum((rehearsal) => rehearsal.asked),
      ),
    ).toBeGreaterThanOrEqual(reached.all)
  })

  test.each(cases)(
    'whoever understands nothing reaches nothing of $slug',
    ({ script, questions }) => {
      const rehearsal = rehearseQuestions(script, questions, () => [])
      expect(rehearsal).toMatchObject({ reached: 0, answered: 0 })
      expect(rehearsal.misheard).toHaveLength(rehearsal.asked + rehearsal.ordinary)
    },
  )
})
