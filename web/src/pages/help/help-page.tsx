import { HelpBrowser } from '#feedback'
import { useSchool, useSession } from '#session'
import { ButtonLink, Card } from '#ui'
import type { HelpCategory } from '@xinglin/contract/feedback'
import { role } from '@xinglin/contract/identity'
import { Activity, ExternalLink, MessageSquareText, Phone } from 'lucide-react'
import styles from './help-page.module.css'

const byRole: Readonly<Record<number, HelpCategory>> = {
  [role.student]: 'learning',
  [role.teacher]: 'teacher',
  [role.admin]: 'manage',
  [role.operator]: 'manage',
}

const browsers = [
  { name: 'Google Chrome', to: 'https://www.google.cn/chrome/' },
  { name: 'Microsoft Edge', to: 'https://www.microsoft.com/zh-cn/edge/download' },
  { name: 'Mozilla Firefox', to: 'https://www.firefox.com/zh-CN/' },
] as const

const Beside = () => {
  const { ServicePhone: phone } = useSchool()
  return (
    <div className={styles.beside}>
      <Card as="section" roomy className={styles.block} aria-labelledby="check">
        <h2 className={styles.title} id="check">
          画面、声音、网络不正常？
        </h2>
        <p className={styles.note}>一分钟检测浏览器、显卡、麦克风与网络，并给出处理办法。</p>
        <ButtonLink
          kind="primary"
          to="/onlineTrainingHelp"
          icon={<Activity size={17} aria-hidden />}
        >
          环境检测
        </ButtonLink>
      </Card>
      <Card as="section" roomy className={styles.block} aria-labelledby="browsers">
        <h2 className={styles.title} id="browsers">
          下载推荐的浏览器
        </h2>
        <p className={styles.note}>
          请使用近两年内的版本；旧版浏览器可能无法播放视频或显示三维画面。
        </p>
        <ul className={styles.list}>
          {browsers.map(({ name, to }) => (
            <li key={to}>
              <a href={to} target="_blank" rel="noopener noreferrer">
                {name}
                <ExternalLink size={14} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" roomy className={styles.block} aria-labelledby="contact">
        <h2 className={styles.title} id="contact">
          联系我们
        </h2>
        {phone && (
          <a className={styles.phone} href={`tel:${phone}`}>
            <Phone size={18} aria-hidden />
            {phone}
          </a>
        )}
        <p className={styles.note}>
          {phone ? '咨询、购买与紧急问题请拨打服务热线。' : '写下您的问题，学校老师会处理。'}
        </p>
        <ButtonLink to="/Feedback" icon={<MessageSquareText size={17} aria-hidden />}>
          意见反馈
        </ButtonLink>
      </Card>
    </div>
  )
}

/** 帮助中心: articles by category and words, and the other ways to help. */
export const HelpPage = () => {
  const who = useSession()
  const usual = (who && !who.IsTourists && byRole[who.RoleType]) || 'login'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>帮助中心</h1>
        <p>按分类查看，或直接搜索您遇到的问题。</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <HelpBrowser usual={usual} />
        </div>
        <Beside />
      </div>
    </div>
  )
}
