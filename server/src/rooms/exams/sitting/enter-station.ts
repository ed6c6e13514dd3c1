import type { InputOf } from '@xinglin/contract/call'
import { enterStation } from '@xinglin/contract/exams'
import { hashOf } from '#platform/content-hash'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { whereSat } from './contest-sitting.ts'
import { runningAttempt } from './own-attempt.ts'
import { stateOfSection } from './way.ts'
import { stationKindOf } from '../papers/station-kinds.ts'
import { toEntered } from '../stations/attempt-stations.ts'

const { paused, section: notOpen } = enterStation.refusals

const minuteMs = 60_000
const seedDigits = 7

/** Chance of the patient: an examinee's own, the same whenever the station is entered. */
const seedOf = (attemptSeed: string, stationId: string): number =>
  Number.parseInt(hashOf([attemptSeed, stationId]).slice(0, seedDigits), 16)

async function handleEnterStation(visit: Visit, input: InputOf<typeof enterStation>) {
  // Held: of two windows that come at once the second finds what the first began.
  const row = await runningAttempt(visit, input, 'lock')
  if (row.pausedAt) throw refuse(paused)
  const at = row.drawn.findIndex(({ stations = [] }) =>
    stations.some(({ id }) => id === input.QuestionId),
  )
  const station = row.drawn[at]?.stations?.find(({ id }) => id === input.QuestionId)
  if (!station || stateOfSection(row, at) !== 'open') throw refuse(notOpen)
  const ownEnd = visit.at.getTime() + station.minutes * minuteMs
  const begun = await stationKindOf[station.kind].begin(visit, {
    attemptId: row.id,
    stationId: station.id,
    personId: row.personId,
    partnerId: row.partnerId,
    versionId: station.versionId,
    seed: seedOf(row.seed, station.id),
    mode: 'examination',
    endsAt: new Date(Math.min(ownEnd, row.deadline.getTime())),
  })
  return { ...toEntered(station, begun, visit.at), ServerTime: new Date().toISOString() }
}

/** Answers who enters a station of their attempt. */
export const stationCalls = () => [answer(enterStation, whereSat(handleEnterStation))]
