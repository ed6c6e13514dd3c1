import { aServer, aSession, renderPage } from '#testing'
import { workIsHeld } from '#session'
import type { Note } from '@xinglin/contract/notes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NoteCard } from './note-card.tsx'

const note: Note = {
  Id: 'n1',
  CourseId: 'c1',
  CourseName: '课程',
  ItemId: 'i1',
  ItemTitle: '内容',
  ProgressId: 'p1',
  Anchor: { page: 2 },
  Text: '旧的',
  Version: 4,
  CreatedAt: '2026-03-05T01:12:00.000Z',
  UpdatedAt: '2026-03-05T01:12:00.000Z',
}

const newer = { ...note, Text: '别处写的', Version: 5 }
const show = () => renderPage(<NoteCard note={note} />, { who: aSession() })
const write = (text: string) => {
  fireEvent.click(screen.getByRole('button', { name: '修改笔记' }))
  fireEvent.change(screen.getByRole('textbox', { name: '修改笔记' }), { target: { value: text } })
}
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

afterEach(() => vi.unstubAllGlobals())

describe('changing a note', () => {
  test('holds the work until it is saved, upon the version that was read', async () => {
    const requests = aServer({ Save: { Data: { ...note, Text: '新的', Version: 5 } } })
    await show()
    write('新的')
    expect(workIsHeld()).toBe(true)
    save()
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(workIsHeld()).toBe(false)
    expect(requests[0]).toMatchObject({
      input: { Id: 'n1', Text: '新的', Version: 4, Anchor: { page: 2 } },
    })
  })

  test('to nothing, or to too much, is not sent', async () => {
    const requests = aServer({})
    await show()
    write(' ')
    save()
    expect(await screen.findByText('笔记内容不能为空')).toBeDefined()
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '字'.repeat(5001) } })
    expect(screen.getByText('5001/5000')).toBeDefined()
    save()
    expect(await screen.findByText('笔记不得超过5000个字')).toBeDefined()
    expect(requests).toEqual([])
  })

  test('that was changed elsewhere keeps mine only when told to', async () => {
    let refused = 0
    const requests = aServer({
      Save: ({ Version }) =>
        Version === 5
          ? { Data: { ...newer, Version: 6 } }
          : ((refused += 1), { Code: -10_011, Msg: '笔记已在其他页面修改', Data: newer }),
    })
    await show()
    write('我的')
    save()
    expect(await screen.findByText('别处写的')).toBeDefined()
    expect(refused).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: '保留我的' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.at(-1)).toMatchObject({ input: { Text: '我的', Version: 5 } })
  })

  test('that was changed elsewhere takes the server’s when told to', async () => {
    aServer({ Save: { Code: -10_011, Msg: '笔记已在其他页面修改', Data: newer } })
    await show()
    write('我的')
    save()
    fireEvent.click(await screen.findByRole('button', { name: '使用服务器版本' }))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  test('to words the school does not allow is told beside the text', async () => {
    aServer({ Save: { Code: -10_010, Msg: '内容包含敏感词' } })
    await show()
    write('某词')
    save()
    expect(await screen.findByText('内容包含敏感词')).toBeDefined()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('某词')
  })
})

test('a note is deleted only once that was agreed to', async () => {
  const requests = aServer({ Delete: { Data: {} } })
  await show()
  fireEvent.click(screen.getByRole('button', { name: '删除笔记' }))
  fireEvent.click(await screen.findByRole('button', { name: '取消' }))
  expect(requests).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '删除笔记' }))
  fireEvent.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(requests).toMatchObject([{ name: 'Delete', input: { Id: 'n1' } }]))
})
