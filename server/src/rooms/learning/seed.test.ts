import { expect, test } from 'vitest'
import type { Syllabus } from '#courses/versions'
import type { TenantContext } from '#platform/visit'
import { makeStudies, type Action, type NewStudy } from './seed.ts'

const at = new Date('2026-03-10T10:00:00Z')
const expected = {
  chapterId: 'c',
  minutes: 5,
  required: true,
  seconds: null,
  pages: null,
  maxTries: null,
  mode: '',
  itemKey: '',
}
const text = (id: string): Syllabus['items'][number] => ({
  ...expected,
  id,
  title: id,
  kind: 'text',
  pass: null,
  body: { kind: 'text', html: '' },
})
const quiz: Syllabus['items'][number] = {
  ...expected,
  id: 'quiz',
  title: '测验',
  kind: 'quiz',
  pass: 60,
  maxTries: 5,
  body: {
    kind: 'quiz',
    pass: 60,
    questions: [
      { id: 'q', type: 'single', stem: '', options: ['a', 'b'], answer: [0], explanation: '' },
    ],
  },
}
const course: Syllabus = {
  courseId: 'course',
  name: '按顺序学的课程',
  versionId: 'version',
  sequential: true,
  items: [text('one'), text('two'), quiz],
}
const read = (itemId: string, depth = 1): Action => ({
  itemId,
  at,
  seconds: 60,
  position: { depth },
})
const answered = (answers: Record<string, number[]>, itemId = 'quiz'): Action => ({
  itemId,
  at,
  seconds: 60,
  answers,
})
const study = (actions: Action[], finishedAt?: Date): NewStudy => ({
  personId: 'person',
  course,
  startedAt: at,
  actions,
  finishedAt,
})

// Nothing is written: the refusal comes before the first statement.
const nowhere = { school: { id: 'school' } } as TenantContext

test.each([
  ['an item that is still locked', [read('two')], undefined, '“two” was still locked'],
  ['one that was left unread', [read('one', 0.5), read('two')], undefined, 'was still locked'],
  ['an item of another course', [read('else')], undefined, 'an item of another course'],
  ['an end before the end', [read('one')], at, 'finished before its end'],
  [
    'an end with a quiz that was failed',
    [read('one'), read('two'), answered({ q: [1] })],
    at,
    'finished before its end',
  ],
  ['answers to a text', [answered({}, 'one')], undefined, 'answers to what is no quiz'],
  [
    'a question left out',
    [read('one'), read('two'), answered({})],
    undefined,
    'a question without an answer',
  ],
] as const)('no record is made of %s', async (_what, actions, finishedAt, sentence) =>
  expect(makeStudies(nowhere, [study([...actions], finishedAt)], 'Asia/Shanghai')).rejects.toThrow(
    sentence,
  ),
)
