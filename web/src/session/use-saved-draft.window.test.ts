import { expect, test } from 'vitest'
import { changedParts } from './use-saved-draft.ts'

test('what was changed since is what is sent, and what was taken away is sent as empty', () => {
  const draft: Readonly<Record<string, unknown>> = { a: [{ b: 1 }], c: {} }
  const { a } = draft
  expect(changedParts(draft, draft)).toEqual({})
  expect(changedParts(draft, { a, d: 1 })).toEqual({ c: '', d: 1 })
})
