import type { Criterion, Mark } from '@xinglin/contract/simulations/experiment'
import { markedSheet } from '@xinglin/simulation/practical'
import { nameOfPerson } from '#identity'
import type { Visit } from '#platform/visit'
import { bestAt } from '#simulations/kernel'
import type { ExperimentDeps } from '../session/dependencies.ts'
import { eventsOf } from '../session/runs.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { share } from '../sharing/outbox.ts'
import { platformResult } from '../sharing/step-rules.ts'
import { shareOfMark } from './marking-rules.ts'
import { reportStore, type ReportRow, type VersionRow } from '../reports/report-store.ts'

/** A report that is held, with its newest version. */
type Held = {
  readonly row: SessionRow
  readonly report: ReportRow
  readonly version: VersionRow
}

const write = async (
  visit: Visit,
  row: SessionRow,
  text: string,
  detail: string,
): Promise<void> => {
  const learner = await nameOfPerson(visit, row.personId)
  await visit.publish({
    kind: 'managed',
    area: 'experiment',
    text: `${text}（${learner}，${row.title}第${row.no}次实验）`,
    detail,
  })
}

/** Tells whoever wrote a report what became of it; what a tester wrote is nobody's news. */
const tell = async (
  visit: Visit,
  row: SessionRow,
  kind: 'report-released' | 'report-returned',
  occurrence: string,
): Promise<void> =>
  visit.publish({
    kind: 'notice',
    notice: {
      kind,
      subjectId: row.id,
      title: row.title,
      to: [row.personId],
      occurrence,
      senderId: visit.person?.id ?? null,
    },
  })

/** Ends the marking of a version: the machine's sheet stays as it is, the teacher's stands beside it. */
export const decide = async (
  visit: Visit,
  { row, report, version }: Held,
  given: {
    readonly mark: Mark
    readonly rubric: readonly Criterion[]
    readonly outcome: 'returned' | 'marked'
  },
): Promise<{
  readonly state: 'returned' | 'marked'
  readonly final: number | null
  readonly revision: number
}> => {
  const { mark, rubric, outcome } = given
  const share = shareOfMark(rubric, mark) ?? 0
  const adjusted = mark.Adjusted.map(({ Dimension, Item, Got }) => ({
    dimension: Dimension,
    item: Item,
    got: Got,
  }))
  const final = outcome === 'marked' ? markedSheet(version.sheet, { share, adjusted }) : null
  const store = reportStore(visit)
  const markerId = visit.person?.id ?? null
  const revision = version.revision + 1
  await store.changeVersion(row.id, version.no, {
    mark,
    rubric,
    outcome,
    final,
    markerId,
    decidedAt: visit.at,
    revision,
  })
  await store.change(row.id, {
    state: outcome,
    final: final?.composite ?? null,
    markerId,
    readAt: null,
  })
  await write(
    visit,
    row,
    outcome === 'marked' ? '批阅了实验报告' : '退回了实验报告',
    [
      `第${report.version}版`,
      final && `机器评分${version.sheet.composite}→${final.composite}`,
      mark.Comment,
    ]
      .filter(Boolean)
      .join('；'),
  )
  if (outcome === 'returned')
    await tell(visit, row, 'report-returned', `${report.version} ${revision}`)
  return { state: outcome, final: final?.composite ?? null, revision }
}

/** Tells whoever wrote it the mark of a held report, and lets the score of the course follow; false where nothing waits for it. */
export const release = async (
  room: ExperimentDeps,
  visit: Visit,
  sessionId: string,
): Promise<boolean> => {
  const store = reportStore(visit)
  const report = await store.find(sessionId)
  const version = report?.state === 'marked' && (await store.version(sessionId, report.version))
  const sessions = sessionStore(visit)
  const row = await sessions.find(sessionId)
  if (!row || !version || !version.final) return false
  await store.change(sessionId, { state: 'released', readAt: null })
  const { composite, level, dimensions } = version.final
  await sessions.change(sessionId, {
    composite,
    level,
    scores: dimensions.map(({ score }) => score),
  })
  const best = await bestAt(visit, sessions, row)
  await room.host.rescore(visit, row, { sessionId, no: row.no, best })
  await tell(visit, row, 'report-released', `${version.no} ${version.revision}`)
  await share(visit, row, async () =>
    // Whose it is at the platform is known to whoever sends it.
    platformResult(
      { ...row, composite },
      '',
      row.assessment ?? { steps: [] },
      await eventsOf(visit, row),
    ),
  )
  visit.afterwards(room.sharing.nudge)
  return true
}
