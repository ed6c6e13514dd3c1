import { expect, test } from 'vitest'
import { draftOf, isChanged } from './diagnosis-draft.ts'

test('a draft of a diagnosis is changed as long as it differs from what was kept', () => {
  const kept = { ...draftOf(undefined), primary: { code: 'I21.1' } }
  expect(isChanged(draftOf(undefined), undefined)).toBe(false)
  expect(isChanged(kept, undefined)).toBe(true)
  expect(isChanged(kept, kept)).toBe(false)
})
