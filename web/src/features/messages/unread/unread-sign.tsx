import { useQuery } from '@tanstack/react-query'
import { unreadCountedTo } from '@xinglin/contract/messages'
import { Bell } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { unreadMessages } from './unread-query.ts'
import styles from './unread-sign.module.css'

const wordOf = (count: number) => (count > unreadCountedTo ? `${unreadCountedTo}+` : String(count))

/** Leads to the messages, with how many are unread; `place` is where one is: a page that is opened asks anew, unless it was asked a moment ago. */
export const UnreadSign = ({ to, place }: { to: string; place: string }) => {
  const { data, isStale, refetch } = useQuery(unreadMessages)
  const count = data?.Count ?? 0
  const knownPlace = useRef(place)
  useEffect(() => {
    // What makes it stale is time; a page that is opened is the moment to look.
    if (knownPlace.current === place) return
    knownPlace.current = place
    if (isStale) void refetch()
  }, [place, isStale, refetch])
  const words = count > 0 ? `消息，${wordOf(count)} 条未读` : '消息'
  return (
    <Link className={styles.sign} to={to} aria-label={words} title={words}>
      <Bell size={20} aria-hidden />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {wordOf(count)}
        </span>
      )}
    </Link>
  )
}
