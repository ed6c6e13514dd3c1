import { call } from '#call'
import { changeAdministrativeRoster } from '@xinglin/contract/classes'
import { useAction } from '../actions/use-action.ts'
import type { RosterChange } from '../roster/roster-change.ts'

/** Changes who is in a 行政班, and says what came of it. */
export const useRosterChange = (classId: string) => {
  const { pending, run } = useAction()
  /** Answers whether it was done. */
  const change = ({ add, drop, move }: RosterChange): Promise<boolean> =>
    run(async () => {
      const { Added, Moved, Dropped } = await call(changeAdministrativeRoster, {
        ClassId: classId,
        Add: [...add],
        Drop: [...drop],
        Move: move,
        Reason: '',
      })
      const changes = [
        Added > 0 && `加入 ${Added} 人`,
        Moved > 0 && `转入 ${Moved} 人`,
        Dropped > 0 && `移出 ${Dropped} 人`,
      ].filter(Boolean)
      return changes.length > 0 ? `已${changes.join('，')}` : '名单没有变化'
    })
  return { pending, run, change }
}
