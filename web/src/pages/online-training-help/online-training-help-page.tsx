import { EnvironmentCheck } from '#feedback'
import { Breadcrumb, ButtonLink } from '#ui'
import { MessageSquareText } from 'lucide-react'
import styles from '../help/help-page.module.css'

/** 在线训练帮助: whether this computer is fit for it, and what to do where it is not. */
export const OnlineTrainingHelpPage = () => (
  <div className={styles.page}>
    <Breadcrumb steps={[{ name: '帮助中心', to: '/Help' }, { name: '环境检测' }]} />
    <header className={styles.head}>
      <h1>在线训练环境检测</h1>
      <p>上课或考试前检测一次，按提示处理不通过的项目。不会安装任何东西。</p>
    </header>
    <EnvironmentCheck />
    <p className={styles.after}>
      按提示处理后仍有问题？复制检测报告，写进
      <ButtonLink size="small" to="/Feedback" icon={<MessageSquareText size={15} aria-hidden />}>
        意见反馈
      </ButtonLink>
    </p>
  </div>
)
