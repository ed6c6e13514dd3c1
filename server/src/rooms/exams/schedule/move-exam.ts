import type { InputOf } from '@xinglin/contract/call'
import { moveExam } from '@xinglin/contract/exams'
import { workStore } from '#marking'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { targetStore } from '#targets'
import { attemptStore } from '../attempts/store.ts'
import { managedExam, shownExam } from './manage-exams.ts'
import { changeableExam } from './policy.ts'
import { settleHold } from './settle-hold.ts'
import { waitsForRelease } from './serialize.ts'
import { examStore, type ExamRow } from './store.ts'

const { newer, wrongState, noTargets, past, running, used, noManual } = moveExam.refusals

const words = {
  publish: '发布了',
  withdraw: '撤回了',
  archive: '归档了',
  restore: '恢复了',
  release: '公布了成绩：',
  delete: '删除了',
} as const

type Move = Exclude<keyof typeof words, 'delete'>

const refuseUnready = async (visit: Visit, row: ExamRow): Promise<void> => {
  const targets = await targetStore(visit).targets([row.id])
  if (targets.every(({ excluded }) => excluded)) throw refuse(noTargets)
  if (row.closesAt <= visit.at) throw refuse(past)
}

const next = async (visit: Visit, row: ExamRow, action: Move): Promise<Partial<ExamRow>> => {
  const counts = await attemptStore(visit).counts([row.id])
  const isRunning = counts.some(({ state }) => state === 'running')
  switch (action) {
    case 'publish':
      if (row.state !== 'draft') throw refuse(wrongState)
      await refuseUnready(visit, row)
      return { state: 'published', publishedAt: visit.at }
    case 'withdraw':
      if (row.state !== 'published') throw refuse(wrongState)
      if (counts.length > 0) throw refuse(used)
      return { state: 'draft', announcedAt: null, remindedAt: null }
    case 'archive':
      if (row.state !== 'published') throw refuse(wrongState)
      if (isRunning) throw refuse(running)
      return { state: 'archived' }
    case 'restore':
      if (row.state !== 'archived') throw refuse(wrongState)
      return { state: 'published' }
    case 'release':
      if (row.state === 'draft') throw refuse(wrongState)
      if (!waitsForRelease(row)) throw refuse(noManual)
      if (isRunning) throw refuse(running)
      return { releasedAt: visit.at }
  }
}

const move = async (visit: Visit, { Id, Action, Version }: InputOf<typeof moveExam>) => {
  const row = await changeableExam(visit, Id)
  if (row.version !== Version) throw refuse(newer, { data: await shownExam(visit, Id) })
  if (Action === 'delete') {
    if (row.state !== 'draft') throw refuse(wrongState)
    if ((await attemptStore(visit).counts([Id])).length > 0) throw refuse(used)
    await examStore(visit).remove(Id)
    await targetStore(visit).remove(Id)
  } else
    await examStore(visit).change(Id, {
      ...(await next(visit, row, Action)),
      editedAt: visit.at,
      version: row.version + 1,
    })
  if (Action === 'release') await workStore(visit).releaseMarked('exam', Id, visit.at)
  await settleHold(visit, Id, visit.at)
  await managedExam(visit, words[Action], row.name)
  return { Detail: Action === 'delete' ? null : await shownExam(visit, Id) }
}

/** Answers those who move examinations on. */
export const examMoveCalls = () => [answer(moveExam, move)]
