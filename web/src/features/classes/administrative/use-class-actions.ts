import { call } from '#call'
import { confirm } from '#ui'
import type { InputOf } from '@xinglin/contract/call'
import { type AdministrativeClass, moveAdministrative } from '@xinglin/contract/classes'
import { useAction } from '../actions/use-action.ts'

type Action = InputOf<typeof moveAdministrative>['Action']

const words: Readonly<Record<Action, { note: string; yes: string; done: string }>> = {
  archive: {
    note: '归档后班级与名单不能再修改，学生仍属于该班；可随时恢复。毕业的班级请归档。',
    yes: '归档',
    done: '已归档',
  },
  restore: { note: '恢复后可以继续修改班级与名单。', yes: '恢复', done: '已恢复' },
  delete: { note: '只有从未有过学生的班级才能删除。', yes: '删除', done: '删除成功!' },
}

/** What may be done with a 行政班 besides its form; each is asked for once. */
export const useClassActions = () => {
  const { pending, run } = useAction()
  /** Answers whether it was done. */
  const move = async ({ Id, Name }: AdministrativeClass, Action: Action): Promise<boolean> => {
    const { note, yes, done } = words[Action]
    const danger = Action === 'delete'
    if (!(await confirm({ title: `${yes}“${Name}”？`, note, yes, danger }))) return false
    return run(async () => {
      await call(moveAdministrative, { Id, Action })
      return done
    })
  }
  return { pending, move }
}
