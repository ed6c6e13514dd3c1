import type { ExamSection } from '@xinglin/contract/exams'
import { expect, test } from 'vitest'
import { placesOf } from './question-places.ts'

const section = (SectionId: string, FirstNo: number, ids: readonly string[]): ExamSection => ({
  SectionId,
  Name: SectionId,
  Policy: 'one',
  OneWay: true,
  State: ids.length > 0 ? 'open' : 'left',
  Units: 2,
  Points: 2,
  FirstNo,
  Questions: ids.map((QuestionId) => ({
    QuestionId,
    Type: 'A1',
    Stem: '',
    Points: 1,
    Parts: [],
    Options: [],
    Blanks: [],
  })) as unknown as ExamSection['Questions'],
})

test('after a section that was left the numbers go on as in the whole paper', () => {
  const Sections = [section('一', 1, []), section('二', 4, ['q4', 'q5']), section('三', 6, [])]
  expect(placesOf({ Sections }).map(({ no, question }) => [no, question.QuestionId])).toEqual([
    [4, 'q4'],
    [5, 'q5'],
  ])
})
