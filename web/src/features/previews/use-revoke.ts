import { call } from '#call'
import { confirm, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { revokePreview } from '@xinglin/contract/previews'
import { allLinks, type PreviewLink } from './queries.ts'

/** Takes a link back, once asked. */
export const useRevoke = () => {
  const queries = useQueryClient()
  return async ({ Id, Note: note }: PreviewLink) => {
    const sure = await confirm({
      title: `撤销预览链接${note && `“${note}”`}？`,
      note: '撤销后链接立即失效，正在查看的人会被退出。',
      yes: '撤销',
      danger: true,
    })
    if (!sure) return
    try {
      await call(revokePreview, { Id })
      toast.success('已撤销')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
    await queries.invalidateQueries({ queryKey: allLinks })
  }
}
