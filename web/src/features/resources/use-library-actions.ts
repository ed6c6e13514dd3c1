import { call, readFile } from '#call'
import { confirm, messageOf, offerFile, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  favorResource,
  moveResources,
  removeResource,
  type Resource,
  reviewResource,
  transcodeRetry,
} from '@xinglin/contract/resources'
import { useState } from 'react'
import { resourceKeys } from './queries.ts'

const downloadMs = 600_000

/** What is done with a resource; `pending` names what is at work. */
export const useLibraryActions = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState('')
  const run = async (name: string, work: () => Promise<unknown>, words: string) => {
    setPending(name)
    try {
      await work()
      if (words) toast.success(words)
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setPending('')
      await queries.invalidateQueries({ queryKey: resourceKeys })
    }
  }
  return {
    pending,
    favor: ({ Id, Favorite }: Resource) =>
      run(
        'favor',
        () => call(favorResource, { Id, Favorite: !Favorite }),
        Favorite ? '已取消收藏' : '已收藏',
      ),
    move: ({ Id }: Resource, FolderId: string) =>
      run('move', () => call(moveResources, { Ids: [Id], FolderId }), '已移动'),
    retry: ({ Id }: Resource) => run('retry', () => call(transcodeRetry, { Id }), '已重新排队'),
    review: ({ Id }: Resource, Pass: boolean, Reason = '') =>
      run(
        'review',
        () => call(reviewResource, { Id, Pass, Reason }),
        Pass ? '已通过，全校可见' : '已退回',
      ),
    remove: async ({ Id, Title }: Resource) => {
      const sure = {
        title: `删除资源“${Title}”？`,
        note: '删除后不能恢复；正在使用的资源不能删除。',
        yes: '删除',
        danger: true,
      }
      return (await confirm(sure)) && run('remove', () => call(removeResource, { Id }), '已删除')
    },
    download: ({ Url, FileName }: Resource) =>
      run(
        'download',
        async () => {
          const bytes = await readFile(Url, AbortSignal.timeout(downloadMs))
          if (!bytes) throw new Error('文件暂时无法下载，请刷新后重试')
          offerFile(FileName, new Blob([bytes]))
        },
        '',
      ),
  }
}
