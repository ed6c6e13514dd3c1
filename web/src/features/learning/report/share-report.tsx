import { call } from '#call'
import { Button, copyText, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { shareResult } from '@xinglin/contract/learning'
import { Share2 } from 'lucide-react'

/** 分享报告: a link for whoever it is shown to, put on the clipboard; it holds for 7 days. */
export const ShareReport = ({
  progressId,
  small = false,
}: {
  progressId: string
  small?: boolean
}) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(shareResult, { ProgressId: progressId }),
    onSuccess: async ({ Url }) => {
      const address = new URL(Url, window.location.origin).href
      if (await copyText(address)) toast.success('链接已复制')
      else toast.warning(`复制失败，请手动复制：${address}`)
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <Button
      size={small ? 'small' : 'medium'}
      icon={<Share2 size={small ? 15 : 16} aria-hidden />}
      pending={isPending}
      title="生成 7 天内有效的链接"
      onClick={() => mutate()}
    >
      分享报告
    </Button>
  )
}
