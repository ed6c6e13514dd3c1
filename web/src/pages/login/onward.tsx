import { fetchPreferences } from '#identity'
import { useSchool } from '#session'
import type { Session } from '@xinglin/contract/identity'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { hasPersonalCentre, learnerRoles, personalStart } from '../personal/personal-menu.ts'

/** Whoever is signed in goes on: to where they wanted to, else where they wish to arrive. Their preferences are worn on the way. */
export const Onward = ({ who, wanted }: { who: Session; wanted: string | undefined }) => {
  const school = useSchool()
  const [to, setTo] = useState(wanted)
  const person = who.UserId
  const own =
    learnerRoles.includes(who.RoleType) && hasPersonalCentre(school) ? personalStart(who) : '/'
  useEffect(() => {
    let gone = false
    void fetchPreferences(person).then((preferences) => {
      if (!gone) setTo((before) => before ?? (preferences?.Start === 'courses' ? own : '/'))
    })
    return () => {
      gone = true
    }
  }, [person, own])
  return to === undefined ? null : <Navigate to={to} replace />
}
