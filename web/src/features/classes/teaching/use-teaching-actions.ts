import { call } from '#call'
import { confirm } from '#ui'
import type { InputOf } from '@xinglin/contract/call'
import { moveTeaching } from '@xinglin/contract/classes'
import { useAction } from '../actions/use-action.ts'

type Action = InputOf<typeof moveTeaching>['Action']

const words: Readonly<Record<Action, { note: string; yes: string; done: string }>> = {
  archive: {
    note: '归档后名单、分组与课程不能再修改，班级码失效，小班课程不再对本班开放；布置给本班的任务随之结束，学生不能再提交，已提交的保留；可随时恢复。',
    yes: '归档',
    done: '已归档',
  },
  restore: { note: '恢复后可以继续修改。', yes: '恢复', done: '已恢复' },
  delete: { note: '没有学生的教学班才能删除，删除后不能恢复。', yes: '删除', done: '删除成功!' },
}

/** What may be done with a 教学班 besides its form; each is asked for once. */
export const useTeachingActions = () => {
  const { pending, run } = useAction()
  /** Answers whether it was done. */
  const move = async (
    { Id, Name }: { readonly Id: string; readonly Name: string },
    Action: Action,
  ): Promise<boolean> => {
    const { note, yes, done } = words[Action]
    const danger = Action === 'delete'
    if (!(await confirm({ title: `${yes}“${Name}”？`, note, yes, danger }))) return false
    return run(async () => {
      await call(moveTeaching, { Id, Action })
      return done
    })
  }
  return { pending, move }
}
