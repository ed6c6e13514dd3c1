import { call } from '#call'
import { useSession } from '#session'
import { ButtonLink } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { linkPlatform } from '@xinglin/contract/simulations/experiment'
import { role } from '@xinglin/contract/identity'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import styles from './sharing.module.css'

/** Whoever a sharing platform sent here with a ticket: asked to sign in, then linked to their account there. */
export const FromPlatform = () => {
  const [search, setSearch] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const given = search.get('ticket') ?? ''
  const [ticket] = useState(given)
  const who = useSession()
  const isStudent = who?.RoleType === role.student
  const { data, error } = useQuery({
    queryKey: ['platform-ticket', ticket],
    queryFn: ({ signal }) => call(linkPlatform, { Ticket: ticket }, { signal }),
    enabled: ticket !== '' && isStudent,
    // A ticket is good once.
    retry: false,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isDone = data !== undefined || error !== null
  useEffect(() => {
    if (!isDone || given === '') return
    setSearch(
      (before) => {
        before.delete('ticket')
        return before
      },
      { replace: true },
    )
  }, [isDone, given, setSearch])
  if (ticket === '') return null
  if (!isStudent)
    return (
      <output className={styles.came}>
        <span>您从共享平台进入。用本校学生账号登录后，实验成绩才能送达平台。</span>
        <ButtonLink size="small" to={`/login?redirect=${encodeURIComponent(pathname + query)}`}>
          登录
        </ButtonLink>
      </output>
    )
  if (error)
    return (
      <p className={styles.came} role="alert">
        {error.message}
      </p>
    )
  return (
    <output className={styles.came}>
      {data
        ? `已关联共享平台账号“${data.Account}”，实验成绩发布后会送达平台。`
        : '正在与共享平台核对……'}
    </output>
  )
}
