import { call } from '#call'
import { confirm, copyText, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type Media, removeResource, transcodeRetry } from '@xinglin/contract/resources'
import { useState } from 'react'
import { videoAddress, resourceKeys } from './queries.ts'

const showError = (error: unknown) => toast.error(messageOf(error))

/** What may be done with a video: converted again, removed, its address copied. `pending` is the id of the one at work. */
export const useActions = (onRemoved?: () => void) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState('')
  const done = async ({ Id: id }: Media, work: () => Promise<unknown>, words: string) => {
    setPending(id)
    try {
      await work()
      toast.success(words)
    } catch (error) {
      showError(error)
    }
    setPending('')
    await queries.invalidateQueries({ queryKey: resourceKeys })
  }
  return {
    pending,
    retry: (media: Media) =>
      done(media, () => call(transcodeRetry, { Id: media.Id }), '已重新排队'),
    remove: async (media: Media) => {
      const question = {
        title: `删除视频“${media.Name}”？`,
        note: '删除后，已分享的播放地址将不能再打开。',
        yes: '删除',
        danger: true,
      }
      if (!(await confirm(question))) return
      const work = async () => {
        await call(removeResource, { Id: media.Id })
        onRemoved?.()
      }
      await done(media, work, '已删除')
    },
    share: async ({ Src: src }: Media) => {
      await copyText(new URL(videoAddress(src), window.location.href).href)
      toast.success('播放地址已复制，本校登录用户可以打开')
    },
  }
}
