import { describe, expect, test } from 'vitest'
import { askEvent, aView } from '../session/session-testing.ts'
import { leftOpen } from './left-open.ts'

describe('before the end', () => {
  test('everything that is missing is said', () => {
    expect(leftOpen(aView(), [])).toEqual([
      '还没有问诊',
      '还没有查体',
      '没有开任何检查',
      '还没有提交诊断',
      '还没有开医嘱',
      '病历还没有写',
    ])
  })

  test('an unread tracing, a missing result and empty sections are named', () => {
    const open = leftOpen(
      aView({
        examined: ['vitals'],
        pending: [{ test: 'cbc', readyAt: 20 }],
        results: [{ type: 'result', test: 'ecg', zh: '12导联心电图', minute: 5, toRead: true }],
        orders: [{ id: 'aspirin' }],
        conclusion: {
          primary: { code: 'I21.1' },
          qualifiers: [],
          secondary: [],
          evidence: ['test:ecg'],
          differentials: [{ code: 'I71.0', evidence: [] }],
        },
        record: { chief: '上腹闷痛3小时' },
      }),
      [askEvent(1, '疼。')],
    )
    expect(open).toEqual([
      '血常规结果未回',
      '12导联心电图还没有判读',
      '病历未写：现病史、既往史、个人史、家族史、体格检查、辅助检查、初步诊断、诊疗计划',
    ])
  })
})
