import { markingRefusals, defaultWorkRubric } from '@xinglin/contract/marking'
import { markersOfClasses, peopleOfClasses } from '#classes'
import { nameOfPerson } from '#identity'
import type { MarkingSource, WorkRow } from '#marking'
import { shownHtml } from '#platform/rich-text'
import type { Visit } from '#platform/visit'
import { givenAmong, namesOfTargets, targetStore } from '#targets'
import { teachingAccess } from '../definition/policy.ts'
import { assignmentStore } from '../definition/store.ts'
import { toWorkFile } from '../handing/serialize-submission.ts'
import { submissionStore } from '../submissions/store.ts'
import { daysLate } from '../works/score-rules.ts'
import { baseDates } from '../works/standings.ts'

/** By when a work is due for whoever wrote it, overrides heeded; the task's own date where they have the task no more. */
const dueOf = async (visit: Visit, { groupId, personId }: WorkRow): Promise<Date | null> => {
  const row = await assignmentStore(visit).find(groupId)
  if (!row) return null
  const given = (await givenAmong(visit, [groupId], personId)).get(groupId)
  return given ? given.dates({ ...baseDates(row) }).due.value : row.dueAt
}

const tell = async (
  visit: Visit,
  work: WorkRow,
  kind: 'work-returned' | 'work-released',
  revision: number,
): Promise<void> => {
  const row = await assignmentStore(visit).find(work.groupId)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind,
      subjectId: work.groupId,
      title: row?.title ?? '',
      to: [work.personId],
      occurrence: `${work.id} ${work.version} ${revision}`,
      senderId: visit.person?.id ?? null,
    },
  })
}

/** Works that tasks ask to hand in: whoever teaches with the task marks them, an assistant with 批阅任务 those of their class. */
export const submissionSource: MarkingSource = {
  kind: 'submission',
  refusals: markingRefusals,
  defaultRubric: defaultWorkRubric,

  async overseeing(visit, groupId) {
    const row = await assignmentStore(visit).find(groupId)
    const access = row && (await teachingAccess(visit, row))
    if (!row || !access) return undefined
    const { canEdit, onlyClasses, markedClasses = onlyClasses } = access
    // Whoever looks on for a 院系 reads no works but those of their own classes.
    if (markedClasses?.length === 0) return undefined
    return {
      groupName: row.title,
      ...(markedClasses && { people: await peopleOfClasses(visit, markedClasses) }),
      mayMark: visit.who === 'teacher',
      maySetRubric: canEdit,
    }
  },

  async nameOf(visit, { groupId }) {
    return (await assignmentStore(visit).find(groupId))?.title ?? ''
  },

  async markers(visit, { groupId, personId }) {
    const row = await assignmentStore(visit).find(groupId)
    const given = (await givenAmong(visit, [groupId], personId)).get(groupId)
    const classIds =
      given?.targetMatch.via.flatMap(({ classId }) => (classId ? [classId] : [])) ?? []
    const staff = await markersOfClasses(visit, classIds)
    return [...new Set([...(row ? [row.ownerId] : []), ...staff])]
  },

  async fewestMarkers(visit, groupId) {
    const row = await assignmentStore(visit).find(groupId)
    const given = (await targetStore(visit).targets([groupId])).filter(({ excluded }) => !excluded)
    const names = await namesOfTargets(visit, given)
    const counts = []
    for (const { refId } of given) {
      const classId = names.get(refId)?.classId
      const staff = await markersOfClasses(visit, classId ? [classId] : [])
      counts.push(new Set([...(row ? [row.ownerId] : []), ...staff]).size)
    }
    return Math.min(...counts)
  },

  async titles(visit, groupId) {
    const items = await assignmentStore(visit).items([groupId])
    return new Map(
      items.flatMap(({ id, kind, title }) => (kind === 'submission' ? [[id, title] as const] : [])),
    )
  },

  async document(visit, work, no) {
    const versions = await submissionStore(visit).versions(work.id)
    const version = versions.find((one) => one.no === no)
    const items = await assignmentStore(visit).items([work.groupId])
    return {
      questionHtml: shownHtml(visit, items.find(({ id }) => id === work.itemId)?.body ?? ''),
      lateDays: version ? daysLate(version.countsAt, { due: await dueOf(visit, work) }) : 0,
      parts: [{ Id: 'body', Name: '正文', Html: shownHtml(visit, version?.body ?? '') }],
      files: (version?.files ?? []).map((file) => toWorkFile(visit, file)),
      handed: versions.map(({ handedAt }) => handedAt),
    }
  },

  async lock() {
    // A work stands by itself.
  },

  async misfit(_visit, _work, _version, { Adjusted, Annotations }) {
    if (Adjusted.length > 0) return 'points'
    return Annotations.length > 0 ? 'place' : undefined
  },

  async settle(_visit, _work, _version, given) {
    return given ? Math.round(given.share * 100) / 100 : null
  },

  async mayTell() {
    return true
  },

  async tellsAtOnce(visit, { groupId }) {
    return (await assignmentStore(visit).find(groupId))?.releasedAt !== null
  },

  async decided(visit, work, { outcome, score, comment, revision }) {
    const row = await assignmentStore(visit).find(work.groupId)
    const learner = await nameOfPerson(visit, work.personId)
    await visit.publish({
      kind: 'managed',
      area: 'marking',
      text: `${outcome === 'marked' ? '批阅了作业' : '退回了作业'}（${learner}，${row?.title ?? ''}）`,
      detail: [`第${work.version}版`, score !== null && `得分${score}`, comment]
        .filter(Boolean)
        .join('；'),
    })
    if (outcome === 'returned') await tell(visit, work, 'work-returned', revision)
  },

  async released(visit, work, revision) {
    await tell(visit, work, 'work-released', revision)
  },
}
