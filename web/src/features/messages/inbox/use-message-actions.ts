import { call } from '#call'
import { toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  confirmMessage,
  deleteMessages,
  type Message,
  readAllMessages,
  readMessages,
} from '@xinglin/contract/messages'
import { useState } from 'react'
import { messagesKey, type InboxFilters } from './queries.ts'

/** What one does with messages; all that is shown of them is asked anew, and what goes wrong is said. */
export const useMessageActions = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const run = async (work: () => Promise<string>) => {
    setPending(true)
    try {
      const done = await work()
      if (done) toast.success(done)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: messagesKey })
    }
  }
  return {
    pending,
    /** What must be confirmed is not read by being opened. */
    open: ({ Id, IsRead, MustRead, IsConfirmed }: Message) => {
      if (IsRead || (MustRead && !IsConfirmed)) return
      void run(async () => {
        await call(readMessages, { Ids: [Id] })
        return ''
      })
    },
    mark: (Id: string, IsRead: boolean) =>
      run(async () => {
        await call(readMessages, { Ids: [Id], IsRead })
        return ''
      }),
    markAll: (Tab: InboxFilters['tab']) =>
      run(async () => {
        const left = await call(readAllMessages, { Tab })
        return left.MustConfirm ? '已全部标为已读，必读消息须逐条确认' : '已全部标为已读'
      }),
    confirm: (Id: string) =>
      run(async () => {
        await call(confirmMessage, { Id })
        return '已确认'
      }),
    remove: (Id: string) =>
      run(async () => {
        await call(deleteMessages, { Ids: [Id] })
        return '已删除'
      }),
  }
}

/** What one does with messages, as its rows need it. */
export type MessageActions = ReturnType<typeof useMessageActions>
