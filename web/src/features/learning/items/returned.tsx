import { Button } from '#ui'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './returned.module.css'

const shownMs = 8000

/** Says that one is back where one stopped, and offers the beginning; goes away by itself. */
export const Returned = ({
  words = '已回到上次读到的位置',
  onStart,
}: {
  words?: string
  onStart: () => void
}) => {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), shownMs)
    return () => clearTimeout(timer)
  }, [])
  if (gone) return null
  return (
    <div className={styles.dock}>
      <output className={styles.returned}>
        {words}
        <Button
          kind="plain"
          size="small"
          icon={<ArrowUp size={15} aria-hidden />}
          onClick={() => {
            setGone(true)
            onStart()
          }}
        >
          从头阅读
        </Button>
      </output>
    </div>
  )
}
