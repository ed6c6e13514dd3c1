import { renderPage } from '#testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TroublePage } from './trouble-page.tsx'
import { cameFrom } from './troubles.ts'

test.each([
  ['unknown', '学校信息获取失败', '-10404'],
  ['disabled', '学校已停用', '-10423'],
  ['failed', '学校信息获取失败', '-10500'],
])('%s is told with its code and a way to try again', async (trouble, head, code) => {
  await renderPage(<TroublePage />, { school: null, trouble })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(head)
  expect(screen.getByText(code)).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})

test('where there is a school there is no trouble', async () => {
  await renderPage(<TroublePage />)
  expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy()
})

test.each([
  ['/Teacher?a=1', '/Teacher?a=1'],
  ['/errpage?from=/errpage', '/'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  [null, '/'],
])('trying again from %s leads to %s', (from, target) => expect(cameFrom(from)).toBe(target))
