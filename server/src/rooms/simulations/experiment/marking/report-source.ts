import { saveMark, defaultRubric } from '@xinglin/contract/simulations/experiment'
import { markedSheet, reportNames, reportSections } from '@xinglin/simulation/practical'
import { courseAccess } from '#courses/access'
import { itemsOfKind } from '#courses/versions'
import { nameOfPerson } from '#identity'
import type { MarkingSource, WorkRow } from '#marking'
import { htmlOfText } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { bestAt, isReleased } from '#simulations/kernel'
import { reportStore } from '../reports/report-store.ts'
import type { ExperimentDeps } from '../session/dependencies.ts'
import { eventsOf } from '../session/runs.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { share } from '../sharing/outbox.ts'
import { platformResult } from '../sharing/step-rules.ts'
import { areAdjusted, arePlaced } from './marking-rules.ts'

const { missing } = saveMark.refusals

/** The session that a report is of. */
const sessionOf = async (visit: Visit, { id }: Pick<WorkRow, 'id'>): Promise<SessionRow> => {
  const row = await sessionStore(visit).find(id)
  if (!row) throw refuse(missing)
  return row
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

/** The score that a released report has goes into the course, and to the platform that step scores are shared with. */
const rescore = async (room: ExperimentDeps, visit: Visit, work: WorkRow): Promise<void> => {
  const row = await sessionOf(visit, work)
  const version = await reportStore(visit).version(row.id, work.version)
  if (!version?.final) return
  const { composite, level, dimensions } = version.final
  const sessions = sessionStore(visit)
  await sessions.change(row.id, {
    composite,
    level,
    scores: dimensions.map(({ score }) => score),
  })
  const best = await bestAt(visit, sessions, row)
  await room.host.rescore(visit, row, { sessionId: row.id, no: row.no, best })
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
}

/** Laboratory reports as works that are marked: by the teacher of their course; the machine's sheet stays as it is, the teacher's stands beside it. */
export const reportSource = (room: ExperimentDeps): MarkingSource => ({
  kind: 'report',
  refusals: saveMark.refusals,
  defaultRubric,

  async overseeing(visit, courseId) {
    const access = await courseAccess(visit, courseId)
    return access?.oversees
      ? { groupName: access.course.name, mayMark: visit.who === 'teacher', maySetRubric: true }
      : undefined
  },

  async nameOf(visit, work) {
    return (await sessionOf(visit, work)).title
  },

  async markers(visit, { groupId }) {
    const access = await courseAccess(visit, groupId)
    return access ? [access.course.authorId] : []
  },

  async titles(visit, courseId) {
    const items = (await itemsOfKind(visit, 'experiment', [courseId])).get(courseId) ?? []
    return new Map(items.map(({ id, title }) => [id, title]))
  },

  async document(visit, work, no) {
    const versions = await reportStore(visit).versions(work.id)
    const { sections = {} } = versions.find((one) => one.no === no) ?? {}
    return {
      questionHtml: '',
      lateDays: 0,
      parts: reportSections.flatMap((section) => {
        const text = sections[section] ?? ''
        return text === ''
          ? []
          : [{ Id: section, Name: reportNames[section], Html: htmlOfText(text) }]
      }),
      files: [],
      handed: versions.map(({ handedAt }) => handedAt),
    }
  },

  async lock(visit, work) {
    // The attempt first, then the session, then the report, here as everywhere.
    await room.host.lock(visit, await sessionOf(visit, work))
    await sessionStore(visit).lock(work.id)
  },

  async misfit(visit, work, no, mark) {
    const version = await reportStore(visit).version(work.id, no)
    if (!version) throw refuse(missing)
    if (!areAdjusted(version.sheet, mark)) return 'points'
    return arePlaced(version.sections, mark) ? undefined : 'place'
  },

  async settle(visit, work, no, given) {
    const store = reportStore(visit)
    const version = await store.version(work.id, no)
    if (!version) throw refuse(missing)
    const final =
      given === undefined
        ? null
        : markedSheet(version.sheet, {
            share: given.share,
            adjusted: given.mark.Adjusted.map(({ Dimension, Item, Got }) => ({
              dimension: Dimension,
              item: Item,
              got: Got,
            })),
          })
    await store.keepFinal(work.id, no, final)
    return final?.composite ?? null
  },

  async mayTell(visit, work) {
    return isReleased(visit, await sessionOf(visit, work))
  },

  async tellsAtOnce() {
    return false
  },

  async decided(visit, work, { outcome, score, comment, revision }) {
    const row = await sessionOf(visit, work)
    const learner = await nameOfPerson(visit, row.personId)
    const text = outcome === 'marked' ? '批阅了实验报告' : '退回了实验报告'
    await visit.publish({
      kind: 'managed',
      area: 'experiment',
      text: `${text}（${learner}，${row.title}第${row.no}次实验）`,
      detail: [
        `第${work.version}版`,
        score !== null && `机器评分${work.machine ?? 0}→${score}`,
        comment,
      ]
        .filter(Boolean)
        .join('；'),
    })
    if (outcome === 'returned')
      await tell(visit, row, 'report-returned', `${work.version} ${revision}`)
  },

  async released(visit, work, revision) {
    await rescore(room, visit, work)
    await tell(
      visit,
      await sessionOf(visit, work),
      'report-released',
      `${work.version} ${revision}`,
    )
  },
})
