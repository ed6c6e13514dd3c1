import { describe, expect, test } from 'vitest'
import { align, corpus, labelledBy, piecesOf, writers, type Labelled } from './corpus.ts'
import { idsOf, linesOf } from './read.ts'

const known = new Set([
  ...idsOf('intents').filter((id) => id !== 'symptom' && id !== 'disease'),
  ...idsOf('symptoms').map((id) => `symptom:${id}`),
  ...idsOf('diseases').map((id) => `disease:${id}`),
])

test.each(writers())('%s labels every sentence, and with ids of the ontology', (writer) => {
  // Half a million expectations would take longer than all else here.
  const faulty = labelledBy(writer).filter(
    ({ text, before, intents, or }) =>
      text === '' ||
      !Array.isArray(before) ||
      (intents !== null && !(intents?.length > 0)) ||
      [intents ?? [], ...(or ?? [])].flat().some((id) => !known.has(id)),
  )
  expect(faulty).toEqual([])
})

test.each(writers().filter((writer) => writer.startsWith('student-')))(
  'each line of %s has a line of what was answered before it',
  (writer) => {
    const answers = linesOf(`answers/${writer.replace('.jsonl', '.txt')}`)
    expect(answers.length).toBe(labelledBy(writer).length)
  },
)

test('the pieces that a writer told stand in their sentence one after another, each with its label', () => {
  const standsIn = ({ text, intents, pieces = [] }: Labelled): boolean => {
    let from = 0
    return (
      pieces.length === intents?.length &&
      pieces.every((piece) => {
        const at = text.indexOf(piece, from)
        from = at + piece.length
        return at >= 0
      })
    )
  }
  const labelled = writers()
    .flatMap(labelledBy)
    .filter(({ pieces }) => pieces)
  expect(labelled.length).toBeGreaterThan(1000)
  expect(labelled.filter((line) => !standsIn(line))).toEqual([])
})

test('a writer left out is left out whole', () => {
  const last = writers().at(-1) ?? ''
  expect(corpus(last).length).toBe(corpus().length - labelledBy(last).length)
})

test('what was typed as students type is learnt from twice', () => {
  const [first = ''] = writers()
  expect(first).toMatch(/^student/)
  expect(corpus(first).length).toBe(corpus().length - 2 * labelledBy(first).length)
})

test('clauses are given to labels in their order, each label at least one', () => {
  const first = [0.9, 0.1]
  const second = [0.1, 0.9]
  expect(align([first, first, second], 2)).toEqual([0, 0, 1])
  expect(align([second, second], 2)).toEqual([0, 1])
  expect(align([first], 2)).toBeUndefined()
})

describe('the pieces of a sentence', () => {
  const symbolsIn = (piece: string): string[] =>
    ['咳嗽', '发烧'].flatMap((word) =>
      piece.includes(word) ? [word === '咳嗽' ? '@s:cough' : '@s:fever'] : [],
    )
  const given = (clauses: readonly string[], labels: readonly string[]): unknown =>
    piecesOf(clauses, { intents: labels }, symbolsIn)?.map(({ text, clause, label }) => [
      text,
      clause,
      label,
    ])

  test('have a label each, where there are as many', () => {
    expect(
      given(['什么时候开始的', '咳嗽、胸口堵吗'], ['onset_time', 'symptom:cough', 'x']),
    ).toEqual([
      ['什么时候开始的', 0, 'onset_time'],
      ['咳嗽', 1, 'symptom:cough'],
      ['胸口堵吗', 1, 'x'],
    ])
  })

  test('what only points back at them is none', () => {
    expect(given(['咳嗽、胸口堵', '这些有吗'], ['symptom:cough', 'x'])).toEqual([
      ['咳嗽', 0, 'symptom:cough'],
      ['胸口堵', 0, 'x'],
    ])
  })

  test('are what the writer told, whatever they name', () => {
    const line = { intents: ['symptom:fever', 'x'], pieces: ['发烧吗', '躺得平不'] }
    expect(piecesOf(['今天', '发烧吗', '躺着咳嗽'], line, symbolsIn)).toEqual([
      { text: '发烧吗', clause: 1, label: 'symptom:fever' },
      { text: '躺得平不', clause: -1, label: 'x' },
    ])
  })

  test.each([
    [['咳嗽吗'], ['symptom:cough']],
    [
      ['咳嗽吗', '乏力吗', '瘦了吗'],
      ['symptom:cough', 'x'],
    ],
    [
      ['乏力吗', '咳嗽吗'],
      ['symptom:cough', 'x'],
    ],
    [
      ['咳嗽发烧吗', '乏力吗'],
      ['symptom:cough', 'symptom:fever'],
    ],
  ])('of %j with %j nobody knows which is whose', (clauses, labels) => {
    expect(given(clauses, labels)).toBeUndefined()
  })
})
