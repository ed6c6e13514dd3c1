import { texts } from '#call'
import { classes } from '#ui'
import { History, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import look from './notices.module.css'

const watch = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser believes that it has a network. */
const useOnline = () => useSyncExternalStore(watch, () => navigator.onLine)

/** What one must know of the attempt as a whole: that nothing is recorded any more and why, and that the network is gone. */
export const Notices = ({ readOnly }: { readOnly: string }) => {
  const online = useOnline()
  return (
    <output className={look.notices}>
      {readOnly && (
        <span className={look.notice}>
          <History size={17} aria-hidden />
          {readOnly}
        </span>
      )}
      {!online && !readOnly && (
        <span className={classes(look.notice, look.offline)}>
          <WifiOff size={17} aria-hidden />
          {texts.offline}
        </span>
      )}
    </output>
  )
}
