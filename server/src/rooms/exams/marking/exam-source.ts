import { markingRefusals, defaultPolicy } from '@xinglin/contract/marking'
import { markersOfClasses, peopleOfClasses } from '#classes'
import { recheckStore, workStore, type MarkingSource, type WorkRow } from '#marking'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { givenAmong, namesOfTargets, targetStore } from '#targets'
import { holdersForTeacher } from '#teachers'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { scoreAttempt } from '../results/score-attempt.ts'
import { endOf, ownTimes } from '../schedule/own-times.ts'
import { examAccess, seesWhole } from '../schedule/policy.ts'
import { isOut } from '../schedule/release.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { markedTitles } from '../written/marked-titles.ts'
import { writtenStore } from '../written/store.ts'
import { markedDocument, markedItem, rubricOfStation } from './marked-item.ts'
import { rubricOfQuestion } from './rubric.ts'

const { missing } = markingRefusals

const attemptOf = async (tenant: TenantContext, workId: string): Promise<AttemptRow> => {
  const written = (await writtenStore(tenant).versions(workId)).at(-1)
  const row = written && (await attemptStore(tenant).find(written.attemptId))
  if (!row) throw refuse(missing)
  return row
}

/** Whether the score of an attempt is out for whoever sat it. */
const isScoreOut = async (visit: Visit, { id, groupId, personId }: WorkRow): Promise<boolean> => {
  const row = await examStore(visit).find(groupId)
  if (!row) return false
  const given = (await givenAmong(visit, [groupId], personId)).get(groupId)
  const end = given ? endOf(ownTimes(row, given)) : row.closesAt
  return isOut(row, await attemptOf(visit, id), 'Score', end, visit.at)
}

/** Once nothing of an attempt waits any more its score is settled: another version of it. */
const settleScore = async (visit: Visit, work: WorkRow): Promise<void> => {
  const attempt = await attemptOf(visit, work.id)
  if (attempt.state !== 'submitted' || attempt.scoreVersion === 0) return
  const written = await writtenStore(visit).newest(attempt.id)
  const works = await workStore(visit).among([...written.values()].map(({ id }) => id))
  if ([...works.values()].some(({ counted, state }) => counted && state === 'waiting')) return
  const isRecheck = (await recheckStore(visit).find(work.id))?.state === 'asked'
  const reason = isRecheck ? '复核' : '批阅完成'
  const scoreVersion = await scoreAttempt(visit, attempt, { reason, at: visit.at })
  await attemptStore(visit).change(attempt.id, { scoreVersion })
  // What came of a re-check is told as such.
  if (isRecheck || !(await isScoreOut(visit, work))) return
  // What was out without it is told anew.
  const row = await examStore(visit).find(work.groupId)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'exam-released',
      subjectId: work.groupId,
      title: row?.name ?? '',
      to: [attempt.personId],
      occurrence: `${attempt.id} ${scoreVersion}`,
      senderId: null,
    },
  })
}

/** Who marks an examination whatever class somebody is of: who set it, and 考官 of its subject. */
const setterAndExaminers = async (
  visit: Visit,
  row: ExamRow | undefined,
): Promise<readonly string[]> =>
  row?.ownerId ? [row.ownerId, ...(await holdersForTeacher(visit, 'examiner', row.ownerId))] : []

/** Written answers of examinations: whose they are is nobody's to know who marks them. */
export const examSource: MarkingSource = {
  kind: 'exam',
  refusals: { ...markingRefusals, changed: [-10009, '这份作答刚刚由他人批阅，请刷新后重试'] },
  defaultRubric: [],
  // Names would mark along; the proctor's room has them beside the moments of handing in.
  defaultPolicy: { ...defaultPolicy, Anonymous: true },
  neverReturned: true,

  async overseeing(visit, groupId) {
    const row = await examStore(visit).find(groupId)
    const access = row && row.state !== 'draft' && (await examAccess(visit, row))
    if (!row || !access) return undefined
    const { canEdit, onlyClasses } = access
    const own = visit.person?.id ?? ''
    const mayMark =
      visit.who === 'teacher' &&
      (seesWhole(access) || (await markersOfClasses(visit, onlyClasses ?? [])).includes(own))
    return {
      groupName: row.name,
      ...(onlyClasses && { people: await peopleOfClasses(visit, onlyClasses) }),
      mayMark,
      // A rubric comes with its question, of the version that was frozen.
      maySetRubric: false,
      maySetPolicy: canEdit,
    }
  },

  async rubricOf(visit, work) {
    const item = await markedItem(visit, work)
    return 'station' in item
      ? rubricOfStation(item.station)
      : rubricOfQuestion(item.form.Content, item.tenths, item.id)
  },

  async nameOf(visit, { groupId }) {
    return (await examStore(visit).find(groupId))?.name ?? ''
  },

  async markers(visit, { groupId, personId }) {
    const row = await examStore(visit).find(groupId)
    const given = (await givenAmong(visit, [groupId], personId)).get(groupId)
    const classIds =
      given?.targetMatch.via.flatMap(({ classId }) => (classId ? [classId] : [])) ?? []
    const staff = await markersOfClasses(visit, classIds)
    return [...new Set([...(await setterAndExaminers(visit, row)), ...staff])]
  },

  async fewestMarkers(visit, groupId) {
    const row = await examStore(visit).find(groupId)
    const given = (await targetStore(visit).targets([groupId])).filter(({ excluded }) => !excluded)
    const names = await namesOfTargets(visit, given)
    const always = await setterAndExaminers(visit, row)
    const counts = []
    for (const { refId } of given) {
      const classId = names.get(refId)?.classId
      const staff = await markersOfClasses(visit, classId ? [classId] : [])
      counts.push(new Set([...always, ...staff]).size)
    }
    return Math.min(...counts)
  },

  async titles(visit, groupId) {
    const row = await examStore(visit).find(groupId)
    return row ? markedTitles(visit, row) : new Map()
  },

  document: markedDocument,

  async lock(visit, { id }) {
    await attemptStore(visit).lock((await attemptOf(visit, id)).id)
  },

  async misfit(_visit, _work, _version, { Adjusted, Annotations }) {
    if (Adjusted.length > 0) return 'points'
    return Annotations.length > 0 ? 'place' : undefined
  },

  async settle(_visit, _work, _version, given) {
    return given ? Math.round(given.share * 100) / 100 : null
  },

  mayTell: isScoreOut,
  tellsAtOnce: isScoreOut,

  async decided(visit, work, { score, comment }) {
    const row = await examStore(visit).find(work.groupId)
    await visit.publish({
      kind: 'managed',
      area: 'marking',
      text: `批阅了考试“${row?.name ?? ''}”的作答`,
      detail: [`得分率${score ?? 0}%`, comment].filter(Boolean).join('；'),
    })
    await settleScore(visit, work)
  },

  async released() {
    // The result of the examination tells it.
  },
}
