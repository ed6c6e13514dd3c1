import { call } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { moveAssignment } from '@xinglin/contract/assignments'
import { useState } from 'react'
import { assignmentsKey } from '../queries/assignment-queries.ts'
import { consequencesIn } from '../queries/consequences.ts'

type Action = 'publish' | 'archive' | 'restore' | 'delete'
type Moved = { readonly Id: string; readonly Title: string; readonly Version: number }

const questions = {
  publish: { title: '发布任务？', note: '学生会立即看到并收到通知。', yes: '发布', done: '已发布' },
  archive: {
    title: '归档任务？',
    note: '学生不能再提交，已提交的内容和成绩保留；可以恢复。',
    yes: '归档',
    done: '已归档',
  },
  restore: {
    title: '恢复任务？',
    note: '学生可以按各自的时间继续提交。',
    yes: '恢复',
    done: '已恢复',
  },
  delete: { title: '删除草稿？', note: '删除后不能恢复。', yes: '删除', done: '已删除' },
} as const

/** Moves a task; asks once more before one is published that some cannot do. False where the answer was no. */
const moveAsking = async (
  input: Parameters<typeof call<typeof moveAssignment>>[1],
): Promise<boolean> => {
  try {
    await call(moveAssignment, input)
    return true
  } catch (error) {
    const consequences = consequencesIn(error, moveAssignment.refusals.excluded[1])
    if (!consequences) throw error
    const agreed = await confirm({
      title: '有学生无法完成全部内容，仍要发布？',
      note: consequences.join('；'),
      yes: '仍要发布',
      danger: true,
    })
    if (agreed) await call(moveAssignment, { ...input, Confirmed: true })
    return agreed
  }
}

/** Moves a task after asking, and asks anew for all that is shown of tasks; answers whether it was done. */
export const useAssignmentActions = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const move = async ({ Id, Title, Version }: Moved, action: Action): Promise<boolean> => {
    const { title, note, yes, done } = questions[action]
    const danger = action === 'archive' || action === 'delete'
    if (!(await confirm({ title, note: `“${Title}”：${note}`, yes, danger }))) return false
    setPending(true)
    try {
      const isDone = await moveAsking({ Id, Action: action, Version })
      if (isDone) toast.success(done)
      return isDone
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: assignmentsKey })
    }
  }
  return { pending, move }
}
