import { Button } from '#ui'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { offerAnswerFile } from './answer-file.ts'
import styles from './notices.module.css'
import type { SittingNow } from './use-sitting.ts'

/** A lost exchange is common and mends itself; only what lasts is worth an examinee's attention. */
const patienceMs = 15_000

const useLasting = (holds: boolean): boolean => {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!holds) return
    const timer = setTimeout(() => setLasting(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [holds])
  return holds && isLasting
}

/** The last resort: what the server could not be sent, as a file that the proctor takes. */
export const UnsentNotice = ({ now, isOver }: { now: SittingNow; isOver: boolean }) => {
  const isAway = useLasting(now.unsent > 0 && now.isOffline)
  const isFailing = now.unsent > 0 && (now.state === 'failing' || (isOver && now.fault !== ''))
  if ((!isAway && !isFailing) || !now.sitting.FileKey) return null
  return (
    <output className={styles.unsent}>
      <span>
        {now.unsent}{' '}
        个答案还没有送到服务器，会自动重试。如果一直没有网络，请下载作答文件，交给监考老师。
      </span>
      <Button
        size="small"
        icon={<Download size={15} aria-hidden />}
        onClick={() => offerAnswerFile(now.sitting, now.items())}
      >
        下载作答文件
      </Button>
    </output>
  )
}
