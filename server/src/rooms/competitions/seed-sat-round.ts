import { createHash } from 'node:crypto'
import type { VirtualKind } from '@xinglin/contract/competitions'
import { contestPapers, openContestExam, stationKindOf } from '#exams'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { hostedContestStore } from './contests/hosted-contest-store.ts'
import { teamStore } from './entries/team-store.ts'
import { practiceStationStore } from './practice/station-store.ts'
import { roundStore, type StationRow } from './rounds/round-store.ts'
import { runStore } from './running/run-store.ts'
import { drawOrder, planSlots } from './scoring/rotation.ts'

/** Something that is played at a computer. */
type Work = { readonly kind: VirtualKind; readonly workId: string }

/** A station at a computer: a paper of the bank, or something that is played. */
type NewSatStation = {
  readonly name: string
  readonly minutes: number
  readonly weight: number
  readonly task: string
  /** Absent: a paper. */
  readonly work?: Work | undefined
}

const foundOf = async (school: TenantContext, { kind, workId }: Work) => {
  const current = await stationKindOf[kind].current(school, workId)
  if (!current) throw new Error(`no such ${kind}`)
  return current
}

/** What a station asks for: a work in its version of today, or the first paper that nobody has to mark. */
const sourceOf = async (school: TenantContext, { work }: NewSatStation) => {
  if (work) {
    const current = await foundOf(school, work)
    return {
      kind: work.kind,
      sourceId: work.workId,
      sourceVersion: 0,
      sourceName: current.title,
      workVersionId: current.versionId,
    }
  }
  const [paper] = await contestPapers(school, '')
  if (!paper) throw new Error('no paper that nobody has to mark')
  return {
    kind: 'paper' as const,
    sourceId: paper.id,
    sourceVersion: paper.version,
    sourceName: paper.name,
    workVersionId: null,
  }
}

/** Makes the first round of a contest that was placed before, at computers: drawn, all checked in, and not started. */
export const makeSatRound = async (
  school: TenantContext,
  contestId: string,
  { name, stations }: { readonly name: string; readonly stations: readonly NewSatStation[] },
  at: Date,
): Promise<void> => {
  const contest = await hostedContestStore(school).find(contestId)
  if (!contest) throw new Error('no such contest')
  const id = newId(at.getTime())
  const of = { contestId, roundId: id }
  const seed = createHash('sha256').update(contestId).digest('hex').slice(0, 32)
  const rows: Omit<StationRow, 'schoolId'>[] = []
  for (const [place, station] of stations.entries()) {
    const stationId = newId(at.getTime())
    const source = await sourceOf(school, station)
    const examId =
      source.kind === 'paper'
        ? await openContestExam(school, {
            contestId,
            name: `${contest.name} ${name} ${station.name}`,
            ownerId: contest.ownerId,
            paperId: source.sourceId,
            paperVersion: source.sourceVersion,
            minutes: station.minutes,
            seed: `${seed} ${stationId}`,
            opensAt: contest.startsAt,
            closesAt: contest.endsAt,
            at,
          })
        : null
    rows.push({
      ...of,
      ...source,
      id: stationId,
      at: place,
      name: station.name,
      examId,
      position: '',
      readingMinutes: 0,
      minutes: station.minutes,
      weight: station.weight,
      task: station.task,
      items: [],
    })
  }
  const entries = await teamStore(school).accepted(contestId)
  const order = drawOrder(
    entries.map((entry) => entry.id),
    seed,
  )
  await roundStore(school).add({
    id,
    contestId,
    no: 1,
    name,
    format: 'stations',
    lanes: 1,
    aggregation: 'mean',
    standardise: false,
    tieBreak: ['heaviest'],
    advances: 0,
    advanceBy: 'entries',
    counted: 1,
    maxSpread: 0,
    changeMinutes: 2,
    board: 'live',
    awards: [],
    state: 'drawn',
    seed,
    createdAt: at,
  })
  await roundStore(school).setStations(id, rows, [])
  await runStore(school).plan(
    order.map((entryId, place) => ({
      ...of,
      entryId,
      partnerId: school.school.id,
      name: entries.find((entry) => entry.id === entryId)?.name ?? '',
      area: '',
      track: entries.find((entry) => entry.id === entryId)?.track ?? '',
      no: place + 1,
      state: 'present',
      reason: '',
    })),
    planSlots(
      'stations',
      order,
      rows.map((row) => row.id),
      1,
    ).map((slot) => ({
      ...of,
      ...slot,
      id: newId(at.getTime()),
      state: 'open' as const,
      reason: '',
      adjusted: null,
      extraMinutes: 0,
    })),
  )
}

/** Lays out what is practised for a contest (备赛), each in its version of today. */
export const makePractice = async (
  school: TenantContext,
  contestId: string,
  works: readonly Work[],
  at: Date,
): Promise<void> => {
  const rows = []
  for (const [place, work] of works.entries()) {
    const { versionId, title, minutes } = await foundOf(school, work)
    rows.push({
      schoolId: school.school.id,
      id: newId(at.getTime()),
      contestId,
      at: place,
      kind: work.kind,
      workId: work.workId,
      versionId,
      name: title,
      minutes,
    })
  }
  await practiceStationStore(school).set(contestId, rows)
}
