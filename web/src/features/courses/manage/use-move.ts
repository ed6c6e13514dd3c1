import { call } from '#call'
import { confirm, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ManagedCourse, moveCourse } from '@xinglin/contract/courses'
import { useState } from 'react'
import { histories, managedLists } from './managed-queries.ts'

/** A step in the flow of a course. */
export type Move = Exclude<ManagedCourse['Actions'][number], 'edit'>

/** What each step is called, what it does, and whether it wants a reason. */
export const moves: Readonly<
  Record<Move, { readonly name: string; readonly note: string; readonly reason?: true }>
> = {
  submit: { name: '提交审核', note: '提交后由管理员审核，期间不能修改。' },
  approve: { name: '审核通过', note: '通过后即可发布。' },
  return: { name: '退回', note: '作者会看到退回的原因。', reason: true },
  publish: { name: '发布', note: '发布后本校用户即可看到并学习。' },
  takeDown: {
    name: '下架',
    note: '下架后不能再开始学习；正在学习的人已有的记录都会保留。',
    reason: true,
  },
}

/** Moves a course on; everything that shows it is asked for anew. */
export const useMove = (onMoved: (course: ManagedCourse) => void) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState<Move>()

  /** Throws what the server refuses. */
  const move = async (course: ManagedCourse, action: Move, comment: string) => {
    const after = await call(moveCourse, { CourseId: course.Id, Action: action, Comment: comment })
    onMoved(after)
    toast.success(`已${moves[action].name.replace('审核通过', '通过审核')}`)
    await Promise.all([
      queries.invalidateQueries({ queryKey: managedLists }),
      queries.invalidateQueries({ queryKey: [...histories, course.Id] }),
      queries.invalidateQueries({ queryKey: ['manage', 'dashboard'] }),
      queries.invalidateQueries({ queryKey: ['courses'] }),
    ])
  }

  /** Asks, moves, and tells what was refused. */
  const moveAsking = async (course: ManagedCourse, action: Move) => {
    const { name, note } = moves[action]
    if (!(await confirm({ title: `${name}“${course.Name}”？`, note, yes: name }))) return
    setPending(action)
    try {
      await move(course, action, '')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      await queries.invalidateQueries({ queryKey: managedLists })
      const now = queries
        .getQueriesData<{ readonly List: readonly ManagedCourse[] }>({
          queryKey: managedLists,
          type: 'active',
        })
        .flatMap(([, page]) => page?.List ?? [])
        .find(({ Id: id }) => id === course.Id)
      // Somebody else was quicker: what is open shows what the list shows.
      if (now) onMoved(now)
    } finally {
      setPending(undefined)
    }
  }

  return { pending, move, moveAsking }
}
