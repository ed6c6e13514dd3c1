import { moveAssignment, saveAssignment } from '@xinglin/contract/assignments'
import { newId } from '#platform/ids'
import type { Visitor } from './visitor.ts'

const dayMs = 86_400_000

/** A moment so many days from now, as ISO text. */
export const daysAhead = (days: number): string => new Date(Date.now() + days * dayMs).toISOString()

/** Something to read, as a form says it. */
export const readingItem = (over: object = {}) => ({
  Id: newId(),
  Kind: 'reading',
  Title: '阅读材料',
  CourseId: null,
  ItemId: null,
  Body: '<p>胸腔穿刺的适应证。</p>',
  Weight: 100,
  Required: true,
  Attempts: 0,
  ScoreRule: 'best',
  LateRule: 'none',
  Penalty: 0,
  ...over,
})

/** The form of a task for a 教学班, due in a week. */
export const assignmentForm = (classId: string, over: object = {}) => ({
  Id: newId(),
  Version: 0,
  Title: '第三周任务',
  Intro: '请按时完成。',
  TermId: null,
  OpensAt: null,
  DueAt: daysAhead(7),
  ClosesAt: daysAhead(14),
  Ordered: false,
  Anonymous: false,
  ReleaseTogether: false,
  Items: [readingItem()],
  Targets: [{ Kind: 'teaching', Id: classId, Excluded: false }],
  Confirmed: false,
  ...over,
})

/** Writes and publishes a task of a teacher's; answers it as it was written. */
export const publishedAssignment = async (teacher: Visitor, classId: string, over: object = {}) => {
  const saved = await teacher.calls(saveAssignment, assignmentForm(classId, over))
  if (saved.Code !== 0) throw new Error(saved.Msg)
  const moved = await teacher.calls(moveAssignment, { Id: saved.Data.Id, Action: 'publish' })
  if (moved.Code !== 0) throw new Error(moved.Msg)
  return { ...saved.Data, Version: moved.Data.Version as number }
}
