import { served } from '#session'
import { Button, ButtonLink, exactMomentOf } from '#ui'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import styles from './trouble-page.module.css'
import { cameFrom, troubles } from './troubles.ts'

const Drawing = () => (
  <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
    <ellipse className={styles.soft} cx="120" cy="104" rx="104" ry="10" />
    <path className={styles.line} d="M6 66h52l10-14 10 14h10l8 16 13-56 12 52 7-12h12" />
    <path className={styles.line} d="M166 66h68" strokeDasharray="2 9" />
    <circle className={styles.spark} cx="153" cy="66" r="5" />
  </svg>
)

/** Why there is no school here, with its code and time, and one way to try again; it never goes anywhere by itself. */
export const TroublePage = () => {
  const { School: school, Trouble: trouble } = served()
  const [query] = useSearchParams()
  const [at] = useState(() => exactMomentOf(Date.now()))
  if (school) {
    return (
      <main className={styles.page}>
        <div className={styles.inside}>
          <Drawing />
          <h1>平台运行正常</h1>
          <ButtonLink kind="primary" to="/">
            返回首页
          </ButtonLink>
        </div>
      </main>
    )
  }
  const { head, note, code } = troubles[trouble ?? 'failed']
  return (
    <main className={styles.page}>
      <div className={styles.inside}>
        <Drawing />
        <h1>{head}</h1>
        <p className={styles.note}>{note}</p>
        <dl className={styles.facts}>
          <dt>错误码</dt>
          <dd>{code}</dd>
          <dt>时间</dt>
          <dd>{at}</dd>
          <dt>域名</dt>
          <dd>{window.location.hostname}</dd>
        </dl>
        <Button
          kind="primary"
          icon={<RotateCw size={16} aria-hidden />}
          onClick={() => window.location.replace(cameFrom(query.get('from')))}
        >
          重试
        </Button>
      </div>
    </main>
  )
}
