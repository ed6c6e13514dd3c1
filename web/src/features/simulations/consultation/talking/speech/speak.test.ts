import { expect, test } from 'vitest'
import { spokenOf } from './speak.ts'

test('gestures are seen and not said', () => {
  expect(spokenOf('（捂着心口窝）大夫，疼(皱眉)。')).toBe('大夫，疼。')
})
