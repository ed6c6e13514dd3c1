import { call } from '#call'
import { type ItemOfRound, wayIn } from '#simulations/kernel'
import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  createSession,
  getReport,
  getView,
  type Happened,
  type View,
} from '@xinglin/contract/simulations/consultation'

/** A session as the stage opens it. */
export type StageData = OutputOf<typeof getView>

/** One thing that was done, with what came of it. */
export type Event = Happened

/** What may be known of a consultation. */
export type Known = View

/** Everything of sessions that is kept here. */
export const allSessions = ['consultation'] as const

/** One's own session, asked for at each arrival: another tab may have gone on with it. */
export const sessionOf = (sessionId: string) =>
  queryOptions({
    queryKey: [...allSessions, 'session', sessionId],
    queryFn: ({ signal }) => call(getView, { SessionId: sessionId }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What a finished session is worth, and why. */
export const reportOf = (sessionId: string) =>
  queryOptions({
    queryKey: [...allSessions, 'report', sessionId],
    queryFn: ({ signal }) => call(getReport, { SessionId: sessionId }, { signal }),
  })

/** Begins (0), resumes (1) or begins anew (3). */
export const beginSession = (place: ItemOfRound, proceed: 0 | 1 | 3) =>
  call(createSession, { ...wayIn(place, proceed), SkillContestId: '' })
