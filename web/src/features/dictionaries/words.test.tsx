import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { blocksOf, wordsOf } from './typed-words.ts'
import { Words } from './words.tsx'

afterEach(() => vi.unstubAllGlobals())

test('pasted words are told apart by lines, each once', () => {
  expect(wordsOf(' 甲 \r\n\n乙\n甲\n')).toEqual({ words: ['甲', '乙'], tooLong: [] })
  expect(wordsOf('长'.repeat(51)).tooLong).toHaveLength(1)
  expect(wordsOf('𠮷'.repeat(50)).tooLong).toHaveLength(0)
})

test('many words travel in blocks', () => {
  const many = Array.from({ length: 1001 }, (_, at) => `词${at}`)
  expect(blocksOf(many).map((block) => block.length)).toEqual([500, 500, 1])
  expect(blocksOf([])).toEqual([])
})

test('several words are added at once, and a word is made known to the server alone', async () => {
  const requests = aServer({
    ListWords: { Data: { List: [{ Word: '代考', Common: true, Hits: 2 }], Count: 1 } },
    SaveWords: ({ Words: words }) => ({ Data: { Saved: (words as string[]).length } }),
  })
  await renderPage(<Words />, { who: aSession({ RoleType: 2 }) })
  fireEvent.click(screen.getByRole('button', { name: '添加敏感词' }))
  fireEvent.change(screen.getByLabelText(/每行一个/), { target: { value: '甲\n乙\n甲' } })
  fireEvent.click(screen.getByRole('button', { name: '添加 2 个' }))
  expect(await screen.findByText('已添加 2 个敏感词')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '改为仅服务器核对' }))
  await waitFor(() =>
    expect(requests.filter(({ name }) => name === 'SaveWords').at(-1)?.input).toEqual({
      Words: ['代考'],
      Common: false,
    }),
  )
})
