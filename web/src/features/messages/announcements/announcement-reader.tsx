import { CallError, code } from '#call'
import { SkeletonText, Button, Drawer, Empty, Failure, longMomentOf, RichText, Tag } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCheck, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messagesKey } from '../inbox/queries.ts'
import { useMessageActions } from '../inbox/use-message-actions.ts'
import styles from './announcements.module.css'
import { announcement, announcementsKey } from './queries.ts'
import { ReceiptsDrawer } from './receipts-drawer.tsx'

/** An announcement to be read, and to be confirmed where it must be. */
export const AnnouncementReader = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(announcement(id))
  const { pending, confirm } = useMessageActions()
  const [counting, count] = useState(false)
  const isRead = data !== undefined
  useEffect(() => {
    // It is read now: lists and the sign in the header are asked anew.
    if (!isRead) return
    for (const part of ['inbox', 'unread'])
      void queries.invalidateQueries({ queryKey: [...messagesKey, part] })
    void queries.invalidateQueries({ queryKey: [...announcementsKey, 'shown'] })
  }, [isRead, queries])
  const isGone = error instanceof CallError && error.code === code.notFound && !data
  const mustConfirm = data?.MustRead && !data.IsConfirmed && data.MessageId !== ''
  if (data && counting) return <ReceiptsDrawer one={data} onClose={() => count(false)} />
  return (
    <Drawer
      title={data?.Title ?? '公告'}
      wide
      onClose={onClose}
      foot={
        mustConfirm ? (
          <Button
            kind="primary"
            pending={pending}
            icon={<CheckCheck size={16} aria-hidden />}
            onClick={() => void confirm(data.MessageId)}
          >
            我已阅读
          </Button>
        ) : (
          <>
            {data?.ShowsReceipts && (
              <Button icon={<Users size={16} aria-hidden />} onClick={() => count(true)}>
                {data.MustRead ? '查看谁还没有确认' : '查看谁还没有阅读'}
              </Button>
            )}
            <Button onClick={onClose}>关闭</Button>
          </>
        )
      }
    >
      {isGone && <Empty head="内容已不存在" note="公告可能已被撤回。" />}
      {error && !data && !isGone && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={6} />}
      {data && (
        <>
          <p className={styles.signs}>
            {data.MustRead && (
              <Tag tone={data.IsConfirmed ? 'success' : 'warning'}>
                {data.IsConfirmed ? '已确认' : '必读'}
              </Tag>
            )}
            {data.Targets.map(({ Kind, RefId, Name }) => (
              <Tag key={`${Kind}${RefId}`} tone="school">
                {Name}
              </Tag>
            ))}
            <span>{data.AuthorName}</span>
            <time dateTime={data.PublishTime}>{longMomentOf(data.PublishTime)}</time>
          </p>
          <RichText html={data.Html} />
        </>
      )}
    </Drawer>
  )
}
