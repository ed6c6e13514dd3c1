import { createHash } from 'node:crypto'
import { type Award, positions, type RoundForm } from '@xinglin/contract/competitions'
import { peopleAmong } from '#identity'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { hostedContestStore } from './contests/hosted-contest-store.ts'
import { teamStore } from './entries/team-store.ts'
import { roundScores, snapshotOf } from './results/round-scores.ts'
import { roundStore } from './rounds/round-store.ts'
import { settlementStore } from './rounds/settlement-store.ts'
import { runStore } from './running/run-store.ts'
import { sheetStore } from './running/sheet-store.ts'
import { drawOrder, planSlots } from './scoring/rotation.ts'
import { sheetShare } from './scoring/sheet.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

type Cap = RoundForm['Stations'][number]['Items'][number]['Cap']

type NewRound = Pick<
  RoundForm,
  'Name' | 'Format' | 'Lanes' | 'Aggregation' | 'TieBreak' | 'Advances' | 'Board'
> & {
  readonly Awards: readonly Award[]
  readonly state: 'running' | 'published'
  readonly stations: readonly {
    readonly name: string
    readonly position: string
    readonly readingMinutes: number
    readonly minutes: number
    readonly weight: number
    readonly task: string
    readonly items: readonly { readonly text: string; readonly points: number; readonly cap: Cap }[]
    readonly judgeIds: readonly string[]
    /** Sheets that were sent for good: points in the order of the items, of an entry by its place. */
    readonly sheets: readonly {
      readonly judgeId: string
      readonly entry: number
      readonly points: readonly number[]
      readonly rating: number
      readonly remark: string
    }[]
  }[]
}

/** Makes the first round of a contest that was placed before, drawn and judged as far as its sheets go. */
export const makeRound = async (
  school: TenantContext,
  contestId: string,
  { state, stations, ...rule }: NewRound,
  {
    at,
    preparedBy,
    signedBy,
  }: { readonly at: Date; readonly preparedBy: string; readonly signedBy: string },
): Promise<void> => {
  const contest = await hostedContestStore(school).find(contestId)
  if (!contest) throw new Error('no such contest')
  const id = newId(at.getTime())
  const of = { contestId, roundId: id }
  const seed = createHash('sha256').update(contestId).digest('hex').slice(0, 32)
  const placed = stations.map((station, place) => ({
    station,
    row: {
      ...of,
      id: newId(at.getTime()),
      at: place,
      name: station.name,
      kind: 'manikin' as const,
      sourceId: null,
      workVersionId: null,
      sourceVersion: 0,
      sourceName: '',
      examId: null,
      position: positions.find((one) => one === station.position) ?? ('' as const),
      readingMinutes: station.readingMinutes,
      minutes: station.minutes,
      weight: station.weight,
      task: station.task,
      items: station.items.map(({ text, points, cap }) => ({
        Id: newId(at.getTime()),
        Text: text,
        Points: points,
        Cap: cap,
      })),
    },
  }))
  const people = await peopleAmong(school, [
    ...stations.flatMap(({ judgeIds }) => judgeIds),
    preparedBy,
    signedBy,
  ])
  const entries = await teamStore(school).accepted(contestId)
  const order = drawOrder(
    entries.map((entry) => entry.id),
    seed,
  )
  const slots = planSlots(
    rule.Format,
    order,
    placed.map(({ row }) => row.id),
    rule.Lanes,
  ).map((slot) => ({
    ...of,
    ...slot,
    id: newId(at.getTime()),
    state: 'open' as const,
    reason: '',
    adjusted: null,
    extraMinutes: 0,
  }))
  const steps = Math.max(...slots.map(({ step }) => step))
  await roundStore(school).add({
    id,
    contestId,
    no: 1,
    name: rule.Name,
    format: rule.Format,
    lanes: rule.Lanes,
    aggregation: rule.Aggregation,
    standardise: false,
    tieBreak: rule.TieBreak,
    advances: rule.Advances,
    advanceBy: 'entries',
    counted: 1,
    maxSpread: 0,
    changeMinutes: 2,
    board: rule.Board,
    awards: [...rule.Awards],
    state: state === 'running' ? 'running' : 'judging',
    seed,
    step: state === 'running' ? 2 : steps,
    stepStartedAt: new Date(at.getTime() - minuteMs),
    createdAt: at,
  })
  await roundStore(school).setStations(
    id,
    placed.map(({ row }) => row),
    placed.flatMap(({ station, row }) =>
      station.judgeIds.map((personId) => ({
        ...of,
        stationId: row.id,
        lane: 1,
        personId,
        partnerId: school.school.id,
        name: people.get(personId)?.name ?? '',
      })),
    ),
  )
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
    slots,
  )
  for (const { station, row } of placed)
    for (const { judgeId, entry, points, rating, remark } of station.sheets) {
      const slot = slots.find(
        (one) => one.stationId === row.id && one.entryId === entries[entry]?.id,
      )
      if (!slot) throw new Error('a sheet of nobody')
      // What is still to come was not marked yet.
      if (state === 'running' && slot.step > 1) continue
      const given = Object.fromEntries(row.items.map(({ Id }, place) => [Id, points[place] ?? 0]))
      await sheetStore(school).save({
        ...of,
        slotId: slot.id,
        personId: judgeId,
        points: given,
        rating,
        remark,
        seq: 1,
        share: sheetShare(row.items, given) ?? null,
        savedAt: at,
        lockedAt: at,
      })
    }
  if (state === 'running') return
  const whole = await roundStore(school).find(id)
  if (!whole) throw new Error('no such round')
  const { teams } = await roundScores(school, contest, whole)
  const snapshot = JSON.stringify(snapshotOf(whole, teams))
  await settlementStore(school).add({
    ...of,
    id: newId(at.getTime()),
    no: 1,
    snapshot,
    hash: createHash('sha256').update(snapshot).digest('hex'),
    days: 5,
    note: '',
    preparedBy,
    preparedName: people.get(preparedBy)?.name ?? '',
    preparedAt: at,
    signedBy,
    signedName: people.get(signedBy)?.name ?? '',
    signedAt: at,
  })
  await roundStore(school).change(id, {
    state: 'published',
    objectionsUntil: new Date(at.getTime() + 5 * dayMs),
  })
}
