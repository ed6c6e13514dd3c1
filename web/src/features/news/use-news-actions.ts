import { call } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@xinglin/contract/call'
import { type ManagedNews, moveNews } from '@xinglin/contract/news'
import { useState } from 'react'
import { newsKey } from './queries.ts'
import { newsDesk } from './news-desk-queries.ts'

type Action = InputOf<typeof moveNews>['Action']

const done: Readonly<Record<Action, string>> = {
  publish: '已发布',
  withdraw: '已撤回',
  top: '已置顶',
  untop: '已取消置顶',
  delete: '删除成功!',
}

const questions: Partial<Record<Action, { note: string; yes: string }>> = {
  withdraw: { note: '撤回后前台不再显示，可以修改后重新发布。', yes: '撤回' },
  delete: { note: '删除后不能恢复，前台也不再显示。', yes: '删除' },
}

/** What may be done with an article besides writing it; asks before what takes it from sight. */
export const useNewsActions = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState<Action>()

  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: newsDesk }),
      queries.invalidateQueries({ queryKey: newsKey }),
    ])

  /** Throws what the server refuses; `time` is empty for now. */
  const publish = async (id: string, time: string) => {
    await call(moveNews, { Id: id, Action: 'publish', PublishTime: time })
    toast.success(time ? '已设为定时发布' : done.publish)
    await refresh()
  }

  /** Asks where it must, does it, tells what was refused; answers whether it was done. */
  const run = async (news: ManagedNews, action: Action): Promise<boolean> => {
    const question = questions[action]
    const title = `${question?.yes}“${news.Title}”？`
    if (question && !(await confirm({ ...question, title, danger: action === 'delete' })))
      return false
    setPending(action)
    try {
      await call(moveNews, { Id: news.Id, Action: action })
      toast.success(done[action])
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setPending(undefined)
      await refresh()
    }
  }

  return { pending, publish, run, refresh }
}
