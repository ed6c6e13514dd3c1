import type { InputOf } from '@xinglin/contract/call'
import { moveContest } from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { stage } from '../entries/registration.ts'
import { tellEntered } from '../entries/tell-entered.ts'
import { managedContest } from './manage-contests.ts'
import { changeableContest } from './policy.ts'
import { missingParts, toContestDetail } from './serialize.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'

const { newer, wrongState, incomplete, manager, entered, reason, sensitive } = moveContest.refusals

type Move = InputOf<typeof moveContest>['Action']

const words: Readonly<Record<Move, string>> = {
  publish: '发布了',
  unpublish: '撤回了',
  pause: '暂停了',
  resume: '恢复了',
  cancel: '取消了',
  archive: '归档了',
  delete: '删除了',
}

/** In which stages each may be done. */
const allowedIn: Readonly<Record<Move, readonly number[]>> = {
  publish: [stage.draft],
  unpublish: [stage.enrolling],
  pause: [stage.enrolling],
  resume: [stage.paused],
  cancel: [stage.enrolling, stage.formal, stage.judging, stage.paused],
  archive: [stage.enrolling, stage.published, stage.cancelled],
  delete: [stage.draft],
}

const next = (
  row: ContestRow,
  action: Exclude<Move, 'delete'>,
  why: string,
): Partial<ContestRow> => {
  switch (action) {
    case 'publish':
      return { status: stage.enrolling }
    case 'unpublish':
      return { status: stage.draft }
    case 'pause':
      return { status: stage.paused, pausedIn: row.status, reason: why }
    case 'resume':
      return { status: row.pausedIn ?? stage.enrolling, pausedIn: null, reason: '' }
    case 'cancel':
      return { status: stage.cancelled, pausedIn: null, reason: why }
    case 'archive':
      return { status: stage.archived }
  }
}

/** Tells everybody who entered a contest that it changed. */
const tellChange = async (visit: Visit, row: ContestRow, action: Move): Promise<void> => {
  if (action === 'pause' || action === 'resume' || action === 'cancel')
    await tellEntered(visit, row, {
      kind: 'contest-changed',
      subjectId: row.id,
      occurrence: `${action} ${row.version}`,
    })
}

const handleMoveContest = async (
  visit: Visit,
  { Id, Action, Reason, Version }: InputOf<typeof moveContest>,
) => {
  const row = await changeableContest(visit, Id)
  if (row.version !== Version)
    throw refuse(newer, { data: { Detail: await toContestDetail(visit, row) } })
  if (!allowedIn[Action].includes(row.status)) throw refuse(wrongState)
  const needsReason = Action === 'pause' || Action === 'cancel'
  if (needsReason && Reason === '') throw refuse(reason)
  if (needsReason) await refuseSensitive(visit, Reason, 'contest', sensitive)
  if (Action === 'publish' && missingParts(row, visit.at).length > 0) throw refuse(incomplete)
  if (Action === 'publish' && row.openTo.length > 0 && !runsSchool(visit)) throw refuse(manager)
  const takesAway = Action === 'delete' || Action === 'unpublish'
  if (takesAway && (await entryStore(visit).counts([Id])).length > 0) throw refuse(entered)
  const store = hostedContestStore(visit)
  if (Action === 'delete') await store.remove(Id)
  else await store.change(Id, { ...next(row, Action, Reason), version: row.version + 1 })
  await managedContest(visit, words[Action], row.name, needsReason ? Reason : '')
  await tellChange(visit, row, Action)
  if (Action === 'delete') return { Detail: null }
  const after = await store.find(Id)
  return { Detail: after ? await toContestDetail(visit, after) : null }
}

/** Answers those who move contests on. */
export const contestMoveCalls = () => [answer(moveContest, handleMoveContest)]
