import { pointWord } from '@xinglin/simulation/assessment'
import {
  decideAppeal,
  getAppeal,
  reviewList,
  reviewScore,
  type AppealLine,
} from '@xinglin/contract/simulations/consultation'
import { nobody } from '@xinglin/contract/call'
import type { Judgement } from '@xinglin/simulation/consultation'
import { readMeaning } from '@xinglin/simulation/ontology'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { isPossible, itemOf } from './appeal-rules.ts'
import { appealStore, type AppealRow } from './appeal-store.ts'
import { appealLines } from './appeal-serialize.ts'
import { collectAccepted } from '../phrases/collect-phrases.ts'
import { decide, lockReport } from './decide-appeal.ts'
import { mayJudge, overseenCourse } from '../session/supervision.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { questionsOf, turnsAround } from '../views/transcript.ts'

const { missing, notYours } = reviewList.refusals

/** An appeal of a course that the visitor oversees, with its report. */
const overseenAppeal = async (
  visit: Visit,
  id: string,
): Promise<{ readonly row: AppealRow; readonly session: SessionRow }> => {
  const row = await appealStore(visit).find(id)
  if (!row) throw refuse(missing)
  await overseenCourse(visit, row.courseId)
  const session = await sessionStore(visit).find(row.sessionId)
  if (!session) throw refuse(missing)
  return { row, session }
}

const lineOf = async (visit: Visit, row: AppealRow): Promise<AppealLine> => {
  const [line] = await appealLines(visit, [row])
  if (!line) throw new Error('an appeal vanished')
  return line
}

/** What accepting an appeal decides: the whole of the item, or what the part meant. */
const grantedBy = (
  { about }: AppealRow,
  { judged, assessment }: SessionRow,
  key: string,
): Pick<Parameters<typeof decide>[3], 'judgement' | 'name' | 'pointsBefore'> => {
  if (about.Kind === 'sentence') {
    if (readMeaning(key) === undefined) throw refuse(decideAppeal.refusals.meaning)
    const { Seq: seq, Part: part } = about
    return { judgement: { kind: 'meaning', seq, part, key }, name: '', pointsBefore: 0 }
  }
  const now = judged ?? assessment
  const item = now && itemOf(now, about.Dimension, about.Item)
  if (!item) throw refuse(missing)
  const judgement: Judgement = {
    kind: 'item',
    dimension: about.Dimension,
    item: about.Item,
    got: item.max,
    evidence: [about.Seq],
  }
  return { judgement, name: item.zh, pointsBefore: item.got }
}

/** Writes down what a teacher decided about whose report. */
const keepRecord = async (
  visit: Visit,
  session: SessionRow,
  text: string,
  detail: string,
): Promise<void> => {
  const learner = await nameOfPerson(visit, session.personId)
  await visit.publish({
    kind: 'managed',
    area: 'consultation',
    text: `${text}（${learner}，${session.title}第${session.no}次问诊）`,
    detail,
  })
}

/** Tells whoever consulted what a teacher decided about their report. */
const tell = (
  visit: Visit,
  session: SessionRow,
  kind: 'appeal-decided' | 'score-reviewed',
  occurrence: string,
): Promise<void> =>
  visit.publish({
    kind: 'notice',
    notice: {
      kind,
      subjectId: session.id,
      title: session.title,
      to: [session.personId],
      occurrence,
      senderId: visit.person?.id ?? null,
    },
  })

const accept = async (
  room: ConsultationDeps,
  visit: Visit,
  { row, session }: { readonly row: AppealRow; readonly session: SessionRow },
  { key, reason }: { readonly key: string; readonly reason: string },
): Promise<void> => {
  const granted = grantedBy(row, session, key)
  const personId = visit.person?.id ?? ''
  const after = await decide(room, visit, session, {
    ...granted,
    personId,
    reason,
    appealId: row.id,
  })
  const { judgement } = granted
  if (judgement.kind === 'meaning') await collectAccepted(visit, session, judgement)
  const points = `总分${session.composite ?? 0}→${after.composite ?? 0}`
  await keepRecord(
    visit,
    session,
    '接受了申诉',
    [row.title, points, reason].filter(Boolean).join('；'),
  )
}

/** Answers teachers who look at appeals and at scores, and decide. */
export const reviewingCalls = (room: ConsultationDeps) => [
  answer(
    reviewList,
    async function handleReviewList(visit, { CourseId, ItemId, State, PageIndex, PageSize }) {
      await overseenCourse(visit, CourseId)
      const store = appealStore(visit)
      const wanted = {
        courseId: CourseId,
        itemId: ItemId === nobody ? undefined : ItemId,
        state: State === 'all' ? undefined : State,
      }
      return {
        List: await appealLines(visit, await store.list(wanted, PageIndex, PageSize)),
        Count: await store.count(wanted),
      }
    },
  ),

  answer(getAppeal, async function handleGetAppeal(visit, { Id }) {
    const { row, session } = await overseenAppeal(visit, Id)
    const now = session.judged ?? session.assessment
    const { about } = row
    return {
      Appeal: await lineOf(visit, row),
      Item: (about.Kind === 'item' && now && itemOf(now, about.Dimension, about.Item)) || null,
      Asks: about.Kind === 'item' ? await questionsOf(visit, session, about.Item) : [],
      Turns: await turnsAround(visit, session, about.Seq),
      MayDecide: row.state === 'open' && mayJudge(visit, session),
    }
  }),

  answer(decideAppeal, async function handleDecideAppeal(visit, { Id, Accept, Key, Reason }) {
    const { reason: noReason, decided, sensitive } = decideAppeal.refusals
    const appeal = await overseenAppeal(visit, Id)
    if (!mayJudge(visit, appeal.session)) throw refuse(notYours)
    if (!Accept && Reason === '') throw refuse(noReason)
    await refuseSensitive(visit, Reason, 'consultation', sensitive)
    const session = await lockReport(room, visit, appeal.session)
    const store = appealStore(visit)
    const row = await store.lock(Id)
    // Of two teachers at once the first one decided.
    if (row?.state !== 'open') throw refuse(decided)
    if (Accept) await accept(room, visit, { row, session }, { key: Key, reason: Reason })
    else await keepRecord(visit, session, '驳回了申诉', `${row.title}；理由：${Reason}`)
    const set = {
      state: Accept ? ('accepted' as const) : ('declined' as const),
      decidedAt: visit.at,
      deciderId: visit.person?.id ?? null,
      reason: Reason,
      key: Accept && row.about.Kind === 'sentence' ? Key : '',
    }
    await store.change(Id, set)
    await tell(visit, session, 'appeal-decided', Id)
    return lineOf(visit, { ...row, ...set })
  }),

  answer(
    reviewScore,
    async function handleReviewScore(visit, { SessionId, Judged, Dimension, Item, Got, Reason }) {
      const { reason, points, same, unfinished, stale, sensitive } = reviewScore.refusals
      const session = await sessionStore(visit).find(SessionId)
      if (!session) throw refuse(missing)
      await overseenCourse(visit, session.courseId)
      if (!mayJudge(visit, session)) throw refuse(notYours)
      if (Reason === '') throw refuse(reason)
      await refuseSensitive(visit, Reason, 'consultation', sensitive)
      const row = await lockReport(room, visit, session)
      const { assessment } = row
      if (row.state !== 'finished' || !assessment) throw refuse(unfinished)
      if (row.judgements !== Judged) throw refuse(stale)
      const own = itemOf(assessment, Dimension, Item)
      const now = itemOf(row.judged ?? assessment, Dimension, Item)
      if (!own || !now) throw refuse(missing)
      if (!isPossible(own, Got)) throw refuse(points)
      if (now.got === Got) throw refuse(same)
      const after = await decide(room, visit, row, {
        judgement: { kind: 'item', dimension: Dimension, item: Item, got: Got, evidence: [] },
        name: now.zh,
        pointsBefore: now.got,
        personId: visit.person?.id ?? '',
        reason: Reason,
        appealId: null,
      })
      await keepRecord(
        visit,
        row,
        `把“${now.zh}”改为${pointWord(Got)}分`,
        `原${pointWord(now.got)}分；理由：${Reason}`,
      )
      await tell(visit, row, 'score-reviewed', String(after.judgements))
      return { Composite: after.composite ?? 0, Level: after.level, Judged: after.judgements }
    },
  ),
]
