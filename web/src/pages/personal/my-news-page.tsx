import { AnnouncementReader, Inbox, PreferencesDrawer, WrittenAnnouncements } from '#messages'
import { newsAddress } from '#news'
import { useSession } from '#session'
import { Button, ButtonLink, Tabs, useAddressState } from '#ui'
import { role } from '@xinglin/contract/identity'
import { Newspaper, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import styles from './my-news-page.module.css'
import { PageHead } from './page-head.tsx'

const views = [
  { value: 'received', name: '收到的消息', panel: () => <Inbox /> },
  { value: 'written', name: '我发布的公告', panel: () => <WrittenAnnouncements /> },
]

const usual = { view: 'received', announcement: '' }

/** 消息: what one is told, what teachers announced themselves, and the way to the news of the school. */
export const MyNewsPage = () => {
  const writes = useSession()?.RoleType === role.teacher
  const [{ view, announcement }, narrow] = useAddressState(usual, {
    view: ['received', 'written'],
  })
  const [isSetting, setIsSetting] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <PageHead title="消息" />
        <div className={styles.actions}>
          <ButtonLink size="small" to={newsAddress} icon={<Newspaper size={16} aria-hidden />}>
            学校新闻
          </ButtonLink>
          <Button
            size="small"
            icon={<SlidersHorizontal size={16} aria-hidden />}
            onClick={() => setIsSetting(true)}
          >
            提醒设置
          </Button>
        </div>
      </div>
      {writes ? (
        <Tabs label="消息" tabs={views} chosen={view} onChoose={(next) => narrow({ view: next })} />
      ) : (
        <Inbox />
      )}
      {announcement !== '' && (
        <AnnouncementReader
          key={announcement}
          id={announcement}
          onClose={() => narrow({ announcement: '' })}
        />
      )}
      {isSetting && <PreferencesDrawer onClose={() => setIsSetting(false)} />}
    </>
  )
}
