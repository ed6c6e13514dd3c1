import { call } from '#call'
import { confirm, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { moveAssignment } from '@xinglin/contract/assignments'
import { useState } from 'react'
import { assignmentsKey } from '../queries/assignment-queries.ts'

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

/** Moves a task after asking, and asks anew for all that is shown of tasks; answers whether it was done. */
export const useAssignmentDeeds = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const move = async ({ Id, Title, Version }: Moved, action: Action): Promise<boolean> => {
    const { title, note, yes, done } = questions[action]
    const danger = action === 'archive' || action === 'delete'
    if (!(await confirm({ title, note: `“${Title}”：${note}`, yes, danger }))) return false
    setPending(true)
    try {
      await call(moveAssignment, { Id, Action: action, Version })
      toast.success(done)
      return true
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      return false
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: assignmentsKey })
    }
  }
  return { pending, move }
}
