import { Inbox, PreferencesDrawer } from '#messages'
import { newsAddress } from '#news'
import { Button, ButtonLink } from '#ui'
import { Newspaper, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import look from './my-news-page.module.css'
import { PageHead } from './page-head.tsx'

/** 消息: what one is told, and the way to the news of the school. */
export const MyNewsPage = () => {
  const [isSetting, setIsSetting] = useState(false)
  return (
    <>
      <div className={look.head}>
        <PageHead title="消息" />
        <div className={look.deeds}>
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
      <Inbox />
      {isSetting && <PreferencesDrawer onClose={() => setIsSetting(false)} />}
    </>
  )
}
