import {
  SkeletonText,
  Button,
  Card,
  Empty,
  Failure,
  momentOf,
  Pagination,
  Tag,
  VisuallyHidden,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Announcement } from '@xinglin/contract/messages'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { AnnouncementReader } from './announcement-reader.tsx'
import styles from './announcements.module.css'
import { announcementsAPage, shownAnnouncements, type Shown } from './queries.ts'

const Line = ({ one, onOpen }: { one: Announcement; onOpen: () => void }) => (
  <button
    type="button"
    className={styles.line}
    data-unread={!one.IsRead || undefined}
    onClick={onOpen}
  >
    <span className={styles.title}>
      {!one.IsRead && (
        <span className={styles.dot}>
          <VisuallyHidden>未读</VisuallyHidden>
        </span>
      )}
      {one.Title}
      {one.MustRead && !one.IsRead && <Tag tone="warning">必读</Tag>}
    </span>
    <span className={styles.quiet}>
      {one.AuthorName} · {momentOf(one.PublishTime)}
    </span>
  </button>
)

/** The announcements of a class or a course: whoever teaches it writes, whoever belongs to it reads. */
export const AnnouncementsPanel = ({ of, name }: { of: Shown; name: string }) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(shownAnnouncements(of, page))
  const [open, setOpen] = useState<string>()
  const [isWriting, setIsWriting] = useState(false)
  const write = data?.MayWrite && (
    <Button
      size="small"
      icon={<Megaphone size={16} aria-hidden />}
      onClick={() => setIsWriting(true)}
    >
      发布公告
    </Button>
  )
  if (error && !data)
    return <Failure head="公告加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={4} />
  return (
    <>
      {data.List.length === 0 ? (
        <Empty head="暂无公告" next={write} />
      ) : (
        <>
          {write && <p className={styles.signs}>{write}</p>}
          <Card className={styles.card}>
            <ul className={styles.list}>
              {data.List.map((one) => (
                <li key={one.Id}>
                  <Line one={one} onOpen={() => setOpen(one.Id)} />
                </li>
              ))}
            </ul>
          </Card>
          <Pagination page={page} size={announcementsAPage} total={data.Count} onPage={setPage} />
        </>
      )}
      {open && <AnnouncementReader key={open} id={open} onClose={() => setOpen(undefined)} />}
      {isWriting && (
        <AnnouncementEditor
          announcement={undefined}
          first={[{ Kind: of.kind, RefId: of.id, Name: name }]}
          onClose={() => setIsWriting(false)}
        />
      )}
    </>
  )
}
