import { Tag } from '#ui'
import type { CaseLine } from '@xinglin/contract/workshop'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '../drafts/case-editor.module.css'
import { CaseState } from '../drafts/case-state.tsx'

/** The top of the editor: what the case is called now, where it stands, how saving stands, what may be done. */
export const CaseHead = ({
  base,
  line,
  title,
  sign,
  children,
}: {
  base: string
  line: CaseLine
  /** As it is typed. */
  title: string
  sign: ReactNode
  children: ReactNode
}) => (
  <header className={styles.head}>
    <div className={styles.name}>
      <Link className={styles.back} to={base}>
        <ArrowLeft size={16} aria-hidden />
        病例工坊
      </Link>
      <h1>{title || '未命名病例'}</h1>
      <p className={styles.about}>
        <CaseState line={line} />
        {line.VersionNo > 0 && <Tag>学生使用第{line.VersionNo}版</Tag>}
        {line.Shared && <Tag tone="school">已共享</Tag>}
        <span>{line.IsMine ? '我的病例' : `作者：${line.AuthorName || '平台'}`}</span>
        {sign}
      </p>
    </div>
    {children}
  </header>
)
