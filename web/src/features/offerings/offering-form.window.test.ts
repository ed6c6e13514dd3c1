import { expect, test } from 'vitest'
import type { Offering } from '@xinglin/contract/offerings'
import { faultOf, formOf, sentOf } from './offering-form.ts'

const one: Offering = {
  Id: 'o1',
  CourseId: 'c1',
  TermId: 't1',
  TermName: '2026-2027学年第一学期',
  Targets: [{ Kind: 'teaching', Id: 'k1', Name: '诊断学 1班', Excluded: false, Archived: false }],
  OpensAt: '2026-11-01T00:00:00.000Z',
  ClosesAt: null,
  ExamFrom: null,
  ExamUntil: null,
  MostRounds: 2,
  Deadlines: [{ ItemId: 'i1', DueAt: '2026-11-20T15:59:00.000Z' }],
  Overrides: [],
  State: 'open',
  GivenBy: '李老师',
  MayChange: true,
  Version: 3,
}

test('what is read into the form is sent as it was', () => {
  const form = formOf(one, '')
  // By the clock of the school, wherever the browser is.
  expect(form.OpensAt).toBe('2026-11-01T08:00')
  expect(sentOf(form)).toMatchObject({
    TermId: 't1',
    OpensAt: one.OpensAt,
    ClosesAt: null,
    MostRounds: 2,
    Deadlines: one.Deadlines,
  })
})

test.each([
  [{ TermId: '' }, '请选择学期'],
  [{ Targets: [] }, '请选择学习的班级或学生'],
  [{ Targets: one.Targets.map((to) => ({ ...to, Excluded: true })) }, '请选择学习的班级或学生'],
  [{ MostRounds: '21' }, '次数须在0至20之间'],
  [{ OpensAt: '2026-11-02T08:00', ClosesAt: '2026-11-02T08:00' }, '关闭时间须晚于开放时间'],
  [{}, undefined],
])('%j: %s', (more, fault) => expect(faultOf({ ...formOf(one, ''), ...more })).toBe(fault))
