import { Button } from '#ui'
import { Maximize } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './leaving-note.module.css'
import { useLeaving } from './use-leaving.ts'

/** How often one left the page of a station, and back to the whole screen; nothing while all is well. */
export const LeavingNote = ({ contestId, stationId }: { contestId: string; stationId: string }) => {
  const times = useLeaving(contestId, stationId)
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  if (times === 0 && isFull) return null
  return (
    <output className={styles.note}>
      <span>{times > 0 ? `已离开考试页面 ${times} 次，次数已记录。` : '请保持全屏作答。'}</span>
      {!isFull && (
        <Button
          size="small"
          icon={<Maximize size={16} aria-hidden />}
          onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
        >
          回到全屏
        </Button>
      )}
    </output>
  )
}
