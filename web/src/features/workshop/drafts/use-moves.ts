import { call, newId } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { type CaseLine, deleteCase, moveCase } from '@xinglin/contract/workshop'
import { useState } from 'react'
import { workshop } from './queries.ts'

/** A step in the flow of a case. */
export type Move = InputOf<typeof moveCase>['Action']

/** What each step is called, what it does, and how it went. */
export const moves: Readonly<
  Record<Move, { readonly name: string; readonly note: string; readonly done: string }>
> = {
  submit: {
    name: '提交审核',
    note: '会先校对并试演一遍；提交后由管理员审核，期间不能修改，可以撤回。',
    done: '已提交审核',
  },
  withdraw: { name: '撤回', note: '撤回后可以继续修改。', done: '已撤回' },
  approve: {
    name: '审核通过',
    note: '通过后成为新的版本：此后开始的问诊都用它，已经开始的不受影响。',
    done: '已通过审核',
  },
  return: { name: '退回', note: '作者会看到退回的原因。', done: '已退回' },
  revise: {
    name: '修订',
    note: '在已通过的版本上开始新的草稿；学生仍用原来的版本，直到新稿通过审核。',
    done: '已开始修订',
  },
  share: {
    name: '共享',
    note: '本校教师可以查看、试问和复制已通过的版本。',
    done: '已共享给本校教师',
  },
  unshare: {
    name: '取消共享',
    note: '其他教师将不能再查看；已复制的不受影响。',
    done: '已取消共享',
  },
}

/** Moves a case on; everything that shows it is asked for anew. */
export const useMoves = (onMoved: (moved: OutputOf<typeof moveCase>) => void) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState<Move | 'delete'>()

  /** Throws what the server refuses. */
  const move = async (
    line: CaseLine,
    action: Move,
    version: string,
    more: { Comment?: string; ReviewedBy?: string } = {},
  ) => {
    setPending(action)
    try {
      const moved = await call(
        moveCase,
        { CaseId: line.Id, Action: action, Version: version, ...more },
        { idempotencyKey: newId() },
      )
      toast.success(moves[action].done)
      onMoved(moved)
      await queries.invalidateQueries({ queryKey: [...workshop, 'list'] })
      await queries.invalidateQueries({ queryKey: [...workshop, 'versions', line.Id] })
    } finally {
      setPending(undefined)
    }
  }

  /** Asks, deletes; whether it is gone. */
  const remove = async (line: CaseLine): Promise<boolean> => {
    const sure = await confirm({
      title: `删除病例“${line.Title}”？`,
      note: '删除后无法恢复。可以先导出保存。',
      yes: '删除',
      danger: true,
    })
    if (!sure) return false
    setPending('delete')
    try {
      await call(deleteCase, { CaseId: line.Id })
      toast.success('已删除')
      await queries.invalidateQueries({ queryKey: [...workshop, 'list'] })
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setPending(undefined)
    }
  }
  return { pending, move, remove }
}
