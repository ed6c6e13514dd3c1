import { call } from '#call'
import { assignClassGroup, changeTeachingRoster } from '@xinglin/contract/classes'
import { useAction } from '../actions/use-action.ts'

/** Changes who studies in a 教学班 and in which group, and says what came of it. */
export const useMembersChange = (classId: string) => {
  const { pending, run } = useAction()
  /** Answers whether it was done. */
  const change = ({
    add = [],
    classes = [],
    drop = [],
  }: {
    add?: readonly string[]
    classes?: readonly string[]
    drop?: readonly string[]
  }): Promise<boolean> =>
    run(async () => {
      const { Added, Dropped } = await call(changeTeachingRoster, {
        ClassId: classId,
        Add: [...add],
        AddClasses: [...classes],
        Drop: [...drop],
      })
      const changes = [Added > 0 && `加入 ${Added} 人`, Dropped > 0 && `移出 ${Dropped} 人`].filter(
        Boolean,
      )
      return changes.length > 0 ? `已${changes.join('，')}` : '名单没有变化'
    })
  const assign = (
    students: readonly { readonly PersonId: string; readonly GroupId: string }[],
    to: { readonly Id: string; readonly Name: string } | undefined,
  ): Promise<boolean> =>
    run(async () => {
      const { Moved } = await call(assignClassGroup, {
        ClassId: classId,
        Students: students.map(({ PersonId, GroupId }) => ({ PersonId, From: GroupId || null })),
        To: to?.Id ?? null,
      })
      return to ? `已把 ${Moved} 人编入“${to.Name}”` : `已把 ${Moved} 人移出小组`
    })
  return { pending, change, assign }
}
