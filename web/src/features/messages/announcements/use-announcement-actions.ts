import { call } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { moveAnnouncement, remindOfAnnouncement } from '@xinglin/contract/messages'
import { useState } from 'react'
import { messagesKey } from '../inbox/queries.ts'

type Named = { readonly Id: string; readonly Title: string }

const questions = {
  withdraw: { note: '撤回后不再显示，也不再要求确认；可以修改后重新发布。', yes: '撤回' },
  delete: { note: '删除后不能恢复。', yes: '删除' },
} as const

/** What is done with an announcement besides writing it; asks before what takes it from sight. */
export const useAnnouncementActions = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: messagesKey })
  const run = async (work: () => Promise<string>): Promise<boolean> => {
    setPending(true)
    try {
      toast.success(await work())
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setPending(false)
      await refresh()
    }
  }
  return {
    pending,
    refresh,
    /** `time` is empty for now; throws what is refused. */
    publish: async (Id: string, time: string): Promise<void> => {
      await call(moveAnnouncement, { Id, Action: 'publish', PublishTime: time })
      toast.success(time ? '已设为定时发布' : '公告已发布')
      await refresh()
    },
    take: async ({ Id, Title }: Named, action: 'withdraw' | 'delete'): Promise<boolean> => {
      const question = questions[action]
      const isAgreed = await confirm({
        ...question,
        title: `${question.yes}“${Title}”？`,
        danger: action === 'delete',
      })
      if (!isAgreed) return false
      return run(async () => {
        await call(moveAnnouncement, { Id, Action: action })
        return action === 'withdraw' ? '已撤回' : '删除成功!'
      })
    },
    remind: (Id: string): Promise<boolean> =>
      run(async () => {
        const { Reminded } = await call(remindOfAnnouncement, { Id })
        return Reminded > 0 ? `已提醒 ${Reminded} 人` : '没有需要提醒的人'
      }),
  }
}
