import { call, CallError, code } from '#call'
import { useSession } from '#session'
import { useQuery } from '@tanstack/react-query'
import {
  getJudgeTasks,
  type JudgeTasks,
  saveSheet,
  type Sheet,
} from '@xinglin/contract/competitions'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { type SheetOutbox, sheetOutboxOf } from './sheet-outbox.ts'
import { SheetSync } from './sheet-sync.ts'

const everyMs = 5_000

/** What is no is no; everything else is tried again. */
const refusals: readonly number[] = [
  -1,
  code.badField,
  code.notFound,
  code.sensitive,
  code.forbidden,
  code.notAllowed,
]

const syncOf = (contestId: string, outbox: SheetOutbox): SheetSync =>
  new SheetSync({
    outbox,
    send: (SlotId, { points, rating, remark, seq, isLocked }) =>
      call(saveSheet, {
        SkillContestId: contestId,
        SlotId,
        Seq: seq,
        Points: { ...points },
        Rating: rating,
        Remark: remark,
        Lock: isLocked,
      }),
    faultOf: (error) =>
      error instanceof CallError && refusals.includes(error.code)
        ? { kind: 'refused', text: error.message }
        : { kind: 'network' },
  })

const sheetsOf = ({ Stations }: JudgeTasks): Map<string, Sheet> =>
  new Map(Stations.flatMap(({ Slots }) => Slots.map((slot) => [slot.Id, slot.Sheet] as const)))

/** What somebody judges in a contest, with their sheets: from the server, and from this device while the network is away. */
export const useJudgeTasks = (contestId: string) => {
  const personId = useSession()?.UserId ?? ''
  const [outbox] = useState(() => sheetOutboxOf(personId, contestId))
  const [sync] = useState(() => syncOf(contestId, outbox))
  const [kept, setKept] = useState<JudgeTasks>()
  const query = useQuery({
    queryKey: [...contestsKey, 'judge-tasks', contestId],
    queryFn: ({ signal }) => call(getJudgeTasks, { SkillContestId: contestId }, { signal }),
    refetchInterval: everyMs,
    networkMode: 'always',
  })
  useEffect(() => {
    const learn = async (tasks: JudgeTasks) => sync.learn(sheetsOf(tasks), await outbox.waiting())
    const read = async () => {
      const tasks = await outbox.tasks()
      if (!tasks) return
      await learn(tasks)
      setKept(tasks)
    }
    if (query.data) {
      void learn(query.data)
      void outbox.keepTasks(query.data)
    } else if (query.error && !kept) void read()
  }, [query.data, query.error, kept, outbox, sync])
  useEffect(() => {
    const again = () => sync.sendNow()
    globalThis.addEventListener('online', again)
    return () => {
      globalThis.removeEventListener('online', again)
      sync.stop()
    }
  }, [sync])
  const view = useSyncExternalStore(sync.subscribe, sync.view)
  return { tasks: query.data ?? kept, error: query.error, refetch: query.refetch, sync, view }
}
