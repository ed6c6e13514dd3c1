import {
  handIn,
  keepWorkFile,
  moveAssignment,
  openDraft,
  saveAssignment,
  saveDraft,
} from '@xinglin/contract/assignments'
import { decideWork, listWorks, defaultWorkRubric } from '@xinglin/contract/marking'
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

/** Something to hand in, as a form says it. */
export const submissionItem = (over: object = {}) =>
  readingItem({
    Kind: 'submission',
    Title: '病例分析作业',
    Body: '<p>分析所给病例，写出诊断依据。</p>',
    ...over,
  })

/** A student at an item to hand something in at: opens the draft, writes, hands in. */
export const handingIn = async (visitor: Visitor, place: { Id: string; ItemId: string }) => {
  const opened = await visitor.calls(openDraft, place)
  let version = (opened.Data?.Draft.Version as number | undefined) ?? 0
  const Epoch = opened.Data?.Epoch as number
  return {
    opened,
    Epoch,
    version: () => version,
    write: async (Body: string, Files: readonly string[] = []) => {
      version += 1
      return visitor.calls(saveDraft, { ...place, Epoch, Version: version, Body, Files })
    },
    keep: async (Name: string, Bytes: Uint8Array) => {
      const kept = await visitor.calls(keepWorkFile, { ...place, Epoch, Name, Bytes })
      if (kept.Code === 0) version = kept.Data.Version as number
      return kept
    },
    handIn: () => visitor.calls(handIn, { ...place, Epoch, Version: version }),
  }
}

/** What a work of a task gets where nothing of it is said: all points of the usual rubric, on its first version. */
export const decideOn = (who: Visitor, Id: string, over: object = {}) =>
  who.calls(decideWork, {
    Kind: 'submission',
    Id,
    Version: 1,
    Revision: 0,
    Mark: {
      Points: Object.fromEntries(defaultWorkRubric.map((one) => [one.Id, one.Max])),
      Adjusted: [],
      Annotations: [],
      Comment: '',
    },
    Outcome: 'marked',
    Release: false,
    ...over,
  })

/** Has a student hand something in at an item; answers the work as its teacher finds it. */
export const handedWork = async (
  teacher: Visitor,
  who: Visitor,
  place: { Id: string; ItemId: string },
) => {
  const handing = await handingIn(who, place)
  await handing.write('<p>诊断：急性下壁心肌梗死。</p>')
  await handing.handIn()
  const { List } = (
    await teacher.calls(listWorks, { Kind: 'submission', GroupId: place.Id, State: 'waiting' })
  ).Data
  return { place, handing, Id: List.at(-1).Id as string }
}

/** A task with one work to hand in, which a student of the class has handed in. */
export const waitingWork = async (
  teacher: Visitor,
  classId: string,
  who: Visitor,
  over: object = {},
) => {
  const task = await publishedAssignment(teacher, classId, { Items: [submissionItem()], ...over })
  return handedWork(teacher, who, { Id: task.Id, ItemId: task.Items[0].Id })
}
