import { aServer, aSession, renderPage } from '#testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DebriefRoom } from './debrief-room.tsx'

test.each([
  ['成绩未公布，教师公布后可以查看', false],
  ['问诊不存在', true],
])('%s: whether it is a failure that one may try again: %s', async (Msg, isFailure) => {
  aServer({ GetReport: { Code: -1, Msg } })
  await renderPage(<DebriefRoom sessionId="s1" back="/back" overseen={() => '/'} />, {
    at: '/',
    path: '/',
    who: aSession(),
  })
  await screen.findByText(isFailure ? '复盘暂时看不到' : '成绩未公布')
  expect(screen.getByRole('link', { name: '返回课程' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '重试' }) !== null).toBe(isFailure)
  expect(screen.queryByRole('alert') !== null).toBe(isFailure)
})
