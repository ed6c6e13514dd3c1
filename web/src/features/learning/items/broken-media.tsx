import { Button } from '#ui'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './broken-media.module.css'

/** Stands where a picture or a video could not be loaded, with the way to try again. */
export const BrokenMedia = ({
  icon,
  words,
  onAgain,
}: {
  icon: ReactNode
  words: string
  onAgain: () => void
}) => (
  <div className={styles.broken} role="alert">
    {icon}
    <p>{words}</p>
    <Button size="small" icon={<RotateCw size={15} aria-hidden />} onClick={onAgain}>
      重试
    </Button>
  </div>
)
