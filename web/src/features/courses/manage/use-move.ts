import { authoringKey, call, coursesKey, dashboardKey } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { courseMoves, type ManagedCourse, moveCourse } from '@xinglin/contract/courses'
import { useState } from 'react'
import { histories, managedLists } from './managed-queries.ts'

/** A step in the flow of a course. */
export type Move = (typeof courseMoves)[number]

/** The steps among what may be done with a course. */
export const stepsOf = ({ Actions: actions }: ManagedCourse): Move[] =>
  courseMoves.filter((move) => actions.includes(move))

/** What each step is called, what it does, and what is asked with it: a reason, or who reviewed what is approved. */
export const moves: Readonly<
  Record<
    Move,
    { readonly name: string; readonly note: string; readonly asks?: 'reason' | 'reviewer' }
  >
> = {
  submit: { name: '提交审核', note: '提交后由管理员审核，期间不能修改，可以撤回。' },
  withdraw: { name: '撤回', note: '撤回后可以继续修改。' },
  approve: {
    name: '审核通过',
    note: '通过后即可发布；修订的课程此后开始的学习都用新版本，正在学习的不受影响。',
    asks: 'reviewer',
  },
  return: { name: '退回', note: '作者会看到退回的原因。', asks: 'reason' },
  publish: { name: '发布', note: '发布后本校用户即可看到并学习。' },
  takeDown: {
    name: '下架',
    note: '下架后不能再开始学习；正在学习的人已有的记录都会保留。',
    asks: 'reason',
  },
  revise: {
    name: '修订',
    note: '在已通过的版本上开始新的草稿；学生仍用原来的版本，直到新稿通过审核。',
  },
  discard: { name: '放弃修订', note: '草稿会被删除，已通过的版本不受影响。' },
}

/** What is said with a step. */
export type Decision = { readonly comment?: string; readonly reviewedBy?: string }

const doneWords: Partial<Record<Move, string>> = {
  approve: '已通过审核',
  revise: '已开始修订',
}

/** Moves a course on; everything that shows it is asked for anew. */
export const useMove = (onMoved: (course: ManagedCourse) => void) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState<Move>()

  /** Throws what the server refuses. */
  const move = async (
    course: ManagedCourse,
    action: Move,
    { comment = '', reviewedBy = '' }: Decision,
  ) => {
    const after = await call(moveCourse, {
      CourseId: course.Id,
      Action: action,
      Comment: comment,
      ReviewedBy: reviewedBy,
    })
    onMoved(after)
    toast.success(doneWords[action] ?? `已${moves[action].name}`)
    await Promise.all([
      queries.invalidateQueries({ queryKey: managedLists }),
      queries.invalidateQueries({ queryKey: [...histories, course.Id] }),
      queries.invalidateQueries({ queryKey: dashboardKey }),
      queries.invalidateQueries({ queryKey: coursesKey }),
      queries.invalidateQueries({ queryKey: authoringKey }),
    ])
  }

  /** Asks, moves, and tells what was refused. */
  const moveAsking = async (course: ManagedCourse, action: Move) => {
    const { name, note } = moves[action]
    if (!(await confirm({ title: `${name}“${course.Name}”？`, note, yes: name }))) return
    setPending(action)
    try {
      await move(course, action, {})
    } catch (error) {
      toast.error(messageOf(error))
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
