import type { Sections } from '@xinglin/contract/simulations/experiment'
import type { Assessment, Protocol } from '@xinglin/simulation/practical'
import type { Moment } from '#attempts'
import { handInWork } from '#marking'
import type { SessionRow } from '../session/store.ts'
import { reportStore } from './report-store.ts'
import { similarStore } from './similar-store.ts'
import { printsOf, shareOf } from './similarity.ts'

/** Less than this is said by many. */
const minShare = 0.25

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** Looks for what a report shares with others of its item, and keeps it both ways round. */
const compare = async (
  moment: Moment,
  row: SessionRow,
  prints: readonly number[],
): Promise<void> => {
  const store = similarStore(moment)
  const own = new Set(prints)
  const similarReports = (await store.others(row)).flatMap((other) => {
    const mine = shareOf(prints, new Set(other.prints))
    const theirs = shareOf(other.prints, own)
    if (Math.max(mine, theirs) < minShare) return []
    const of = (sessionId: string, otherId: string, share: number) => ({
      sessionId,
      otherId,
      share: Math.round(share * 1000) / 1000,
    })
    return [of(row.id, other.sessionId, mine), of(other.sessionId, row.id, theirs)]
  })
  await store.keep(row.id, similarReports)
}

/** A report is handed in, for the first time or again: it waits to be marked. The session is held meanwhile. */
export const handReportIn = async (
  moment: Moment,
  row: SessionRow,
  handed: {
    readonly sections: Sections
    readonly sheet: Assessment['sheet']
    readonly protocol: Protocol
  },
): Promise<{ readonly version: number }> => {
  const { version } = await handInWork(moment, {
    id: row.id,
    kind: 'report',
    groupId: row.courseId,
    itemId: row.itemId,
    personId: row.personId,
    counted: !row.tester,
    machine: handed.sheet.composite,
  })
  const prints = printsOf(handed.sections, textsOf(handed.protocol))
  await reportStore(moment).addVersion({
    sessionId: row.id,
    no: version,
    sections: handed.sections,
    handedAt: moment.at,
    sheet: handed.sheet,
    prints,
  })
  if (!row.tester) await compare(moment, row, prints)
  return { version }
}
