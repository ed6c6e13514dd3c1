import { call } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@xinglin/contract/call'
import { moveSpecial } from '@xinglin/contract/topics'
import { useState } from 'react'
import { topicsKey } from './queries.ts'
import { topicDesk } from './topic-desk-queries.ts'

type Action = InputOf<typeof moveSpecial>['Action']

const words: Readonly<Record<Action, { note: string; yes: string; done: string }>> = {
  publish: { note: '发布后立即显示在“专题”页。', yes: '发布', done: '已发布' },
  withdraw: { note: '撤回后前台不再显示，可以修改后重新发布。', yes: '撤回', done: '已撤回' },
  delete: { note: '删除后不能恢复，前台也不再显示。', yes: '删除', done: '删除成功!' },
}

/** What may be done with a topic besides writing it; each is asked for once. */
export const useTopicActions = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState<Action>()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: topicDesk }),
      queries.invalidateQueries({ queryKey: topicsKey }),
    ])
  /** Answers whether it was done. */
  const run = async (
    { Id, Title }: { readonly Id: string; readonly Title: string },
    action: Action,
  ): Promise<boolean> => {
    const { note, yes, done } = words[action]
    const danger = action === 'delete'
    if (!(await confirm({ title: `${yes}“${Title}”？`, note, yes, danger }))) return false
    setPending(action)
    try {
      await call(moveSpecial, { Id, Action: action })
      toast.success(done)
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setPending(undefined)
      await refresh()
    }
  }
  return { pending, run, refresh }
}
