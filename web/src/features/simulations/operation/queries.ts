import { call } from '#call'
import { type ItemOfRound, wayIn } from '#simulations/kernel'
import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  beginOperation,
  getOperation,
  getOperationReport,
  watchOperation,
} from '@xinglin/contract/simulations/operation'

/** A session as the bedside opens it. */
export type StageData = OutputOf<typeof getOperation>

/** What became of an operation. */
export type Report = OutputOf<typeof getOperationReport>

/** Everything of operations that is kept here. */
export const allOperations = ['operation'] as const

/** One's own session, asked for at each arrival. */
export const sessionOf = (sessionId: string) =>
  queryOptions({
    queryKey: [...allOperations, 'session', sessionId],
    queryFn: ({ signal }) => call(getOperation, { SessionId: sessionId }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

const watchedEvery = 3000

/** The patient between actions. */
export const patientOf = (sessionId: string) =>
  queryOptions({
    queryKey: [...allOperations, 'patient', sessionId],
    queryFn: ({ signal }) => call(watchOperation, { SessionId: sessionId }, { signal }),
    refetchInterval: watchedEvery,
    gcTime: 0,
  })

/** What became of a session. */
export const reportOf = (sessionId: string) =>
  queryOptions({
    queryKey: [...allOperations, 'report', sessionId],
    queryFn: ({ signal }) => call(getOperationReport, { SessionId: sessionId }, { signal }),
  })

/** Begins (0), resumes (1) or begins anew (3). */
export const beginSession = (place: ItemOfRound, proceed: 0 | 1 | 3) =>
  call(beginOperation, wayIn(place, proceed))
