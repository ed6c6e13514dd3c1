import type { AttemptLine } from '@xinglin/contract/learning'
import { expect, test } from 'vitest'
import { recordsCsv } from './records-csv.ts'

const line = (over: Partial<AttemptLine> = {}): AttemptLine => ({
  ProgressId: 'p1',
  CourseId: 'c1',
  CourseName: '心电图判读入门',
  Motif: '',
  ImgUrl: '',
  HasVirtual: 0,
  AttemptNo: 2,
  State: 'finished',
  Progress: 100,
  DoneCount: 16,
  ItemCount: 16,
  Seconds: 3725,
  Composite: 89.99,
  Level: 'A',
  StartedAt: '2026-03-05T01:12:00.000Z',
  LastAt: '2026-03-06T01:12:00.000Z',
  FinishedAt: null,
  ...over,
})

test('a round is a row, in Shanghai’s time, its score cut', () => {
  const [, row] = recordsCsv([line()]).split('\r\n')
  expect(row).toBe(
    '"心电图判读入门","理论课程","2","已完成","100","16","16","62","89.9","A","2026年3月5日 09:12","2026年3月6日 09:12",""',
  )
})

test('the file is marked as UTF-8, and no name becomes a formula or breaks out of its cell', () => {
  const csv = recordsCsv([line({ CourseName: '=1+1,"x"' })])
  expect(csv.startsWith('\uFEFF"课程"')).toBe(true)
  expect(csv).toContain(`"'=1+1,""x"""`)
})
