import { expect, test } from 'vitest'
import { aView } from '../session/session-testing.ts'
import { claimsOf } from './claims.ts'

test('what was found out can be cited, a sentence and a test once each; washing hands is no evidence', () => {
  const claims = claimsOf(
    aView({
      clues: [
        { id: 'F01', group: 'hpi', text: '三小时前开始' },
        { id: 'F03', group: 'hpi', text: '三小时前开始' },
        { id: 'F02', group: 'comm', text: '怕像父亲一样' },
      ],
      examined: ['hands', 'vitals'],
      results: [20, 80].map((minute) => ({
        type: 'result',
        test: 'cbc',
        zh: '血常规',
        minute,
        toRead: false,
      })),
    }),
  )
  expect(claims.map(({ ids }) => ids)).toEqual([['F01', 'F03'], ['exam:vitals'], ['test:cbc']])
})
