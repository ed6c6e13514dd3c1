import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import type { Note } from '@xinglin/contract/notes'
import { notesWord } from './notes-word.ts'

const note = (over: Partial<Note>): Note => ({
  Id: '1',
  CourseId: 'c1',
  CourseName: '腹腔穿刺术',
  ItemId: 'i1',
  ItemTitle: '适应证与禁忌证',
  ProgressId: null,
  Anchor: {},
  Text: '凝血功能障碍 < 慎用 & 先纠正',
  Version: 1,
  CreatedAt: '2026-03-05T01:12:00.000Z',
  UpdatedAt: '2026-03-05T01:12:00.000Z',
  ...over,
})

test('another program reads the document: courses, items, every line of a note, its place and time', async () => {
  const blob = await notesWord([
    note({}),
    note({
      Id: '2',
      ItemId: 'i2',
      ItemTitle: '操作步骤',
      Anchor: { second: 151 },
      Text: '一\n\n二',
    }),
    note({
      Id: '3',
      CourseId: 'c2',
      CourseName: '急性胰腺炎',
      ItemTitle: '问诊',
      Anchor: { page: 3 },
    }),
    note({ Id: '4', Text: '再记一条' }),
  ])
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await blob.arrayBuffer()) })
  expect(value.split('\n').filter((line) => line !== '')).toEqual([
    '我的笔记',
    '腹腔穿刺术',
    '适应证与禁忌证',
    '凝血功能障碍 < 慎用 & 先纠正',
    '2026-03-05 09:12',
    '再记一条',
    '2026-03-05 09:12',
    '操作步骤',
    '一',
    '二',
    '2:31 · 2026-03-05 09:12',
    '急性胰腺炎',
    '问诊',
    '凝血功能障碍 < 慎用 & 先纠正',
    '第 3 页 · 2026-03-05 09:12',
  ])
})
