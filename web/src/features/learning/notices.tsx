import { texts } from '#call'
import { classes } from '#ui'
import { History, WifiOff } from 'lucide-react'
import look from './notices.module.css'

/** What one must know of the attempt as a whole: that nothing is recorded any more and why, and that the network is gone. */
export const Notices = ({ readOnly, offline }: { readOnly: string; offline: boolean }) => (
  <output className={look.notices}>
    {readOnly && (
      <span className={look.notice}>
        <History size={17} aria-hidden />
        {readOnly}
      </span>
    )}
    {offline && (
      <span className={classes(look.notice, look.offline)}>
        <WifiOff size={17} aria-hidden />
        {texts.offline}
      </span>
    )}
  </output>
)
