import { expect, test, vi } from 'vitest'
import { safeBrowserClaim } from './claim.ts'

test('any other browser says nothing', () => {
  expect(safeBrowserClaim()).toBeUndefined()
  for (const SafeExamBrowser of [
    null,
    'x',
    {},
    { security: null },
    { security: { configKey: '' } },
  ])
    expect(safeBrowserClaim({ SafeExamBrowser })).toBeUndefined()
})

test('Safe Exam Browser says its key for the address without the fragment, asked anew where it must be', () => {
  globalThis.history.replaceState(null, '', '/KnowledgeExam?exam=1#a')
  const security = { configKey: 'old', updateKeys: vi.fn(() => (security.configKey = 'new')) }
  const claim = safeBrowserClaim({ SafeExamBrowser: { security } })
  expect(security.updateKeys).toHaveBeenCalledOnce()
  expect(claim?.Hash).toBe('new')
  expect(claim?.Urls[0]).toMatch(/\/KnowledgeExam\?exam=1$/)
})
