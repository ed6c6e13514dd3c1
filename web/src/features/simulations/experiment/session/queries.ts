import { call } from '#call'
import { type ItemOfRound, wayIn } from '#simulations/kernel'
import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  beginExperiment,
  getExperiment,
  getLabReport,
} from '@xinglin/contract/simulations/experiment'
import { sendLeft } from './unsent.ts'

/** A session as the laboratory opens it. */
export type StageData = OutputOf<typeof getExperiment>

/** A report that was handed in. */
export type Marked = OutputOf<typeof getLabReport>

/** Everything of experiments that is kept here. */
export const allExperiments = ['experiment'] as const

/** One's own session, asked for at each arrival, once what an earlier tab could not send was sent. */
export const sessionOf = (sessionId: string) =>
  queryOptions({
    queryKey: [...allExperiments, 'session', sessionId],
    queryFn: async ({ signal }) => {
      await sendLeft(sessionId)
      return call(getExperiment, { SessionId: sessionId }, { signal })
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What a report is worth, and why. */
export const markedOf = (sessionId: string) =>
  queryOptions({
    queryKey: [...allExperiments, 'report', sessionId],
    queryFn: ({ signal }) => call(getLabReport, { SessionId: sessionId }, { signal }),
  })

/** Begins (0), resumes (1) or begins anew (3). */
export const beginSession = (place: ItemOfRound, proceed: 0 | 1 | 3) =>
  call(beginExperiment, wayIn(place, proceed))
