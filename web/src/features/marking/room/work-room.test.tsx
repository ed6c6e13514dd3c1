import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { WorkRoom } from './work-room.tsx'

const aWork = (over: object = {}) => ({
  Data: {
    Kind: 'submission',
    Id: 'w1',
    GroupId: 'g1',
    GroupName: '第一周作业',
    ItemId: 'i1',
    Title: '病历书写',
    Asked: '',
    Name: '林小满',
    Number: '2024001',
    LateDays: 0,
    MayMark: true,
    MayReturn: true,
    IsReleased: false,
    State: 'waiting',
    Version: 1,
    Versions: [{ No: 1, HandedAt: '2026-09-01T08:00:00Z', Outcome: null }],
    Parts: [{ Id: 'text', Name: '正文', Html: '<p>主诉</p>' }],
    Files: [],
    Rubric: [{ Id: 'c1', Name: '内容', Note: '', Max: 100 }],
    MaySet: false,
    Policy: { Anonymous: false, Markers: 1, Differ: 10 },
    Apart: 0,
    Own: null,
    Revision: 0,
    Decided: null,
    Others: [],
    Recheck: null,
    MayRecheck: false,
    ...over,
  },
})

const Desk = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        开合
      </button>
      {open && <WorkRoom kind="submission" workId="w1" list="/" onNext={() => {}} />}
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

test('a work that is opened again begins with the mark that stands now, not with what was remembered', async () => {
  let over: object = {}
  let answer = () => {}
  let held: Promise<void> = Promise.resolve()
  aServer({
    Get: async () => {
      await held
      return aWork(over)
    },
    List: { Data: { List: [], Count: 0, Counts: {}, Queue: [], Items: [], MaySet: false } },
    Comments: { Data: [] },
  })
  await renderPage(<Desk />, { who: aSession({ RoleType: 3 }) })
  const comment = () => screen.queryByRole('textbox', { name: /评语/ })
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /评语/ })).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: '开合' }))
  over = {
    Own: { Points: { c1: 86 }, Adjusted: [], Annotations: [], Comment: '条理清楚' },
    Revision: 2,
  }
  held = new Promise((resolve) => {
    answer = resolve
  })
  fireEvent.click(screen.getByRole('button', { name: '开合' }))
  expect(comment()).toBeNull()
  answer()
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /评语/ })).value).toBe(
    '条理清楚',
  )
})
