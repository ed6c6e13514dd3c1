import {
  feedbackTypeNames,
  getFeedback,
  handleFeedback,
  listFeedback,
} from '@xinglin/contract/feedback'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { handled, shownCode } from './rules.ts'
import { feedbackStore, type FeedbackRow } from './store.ts'
import { lineOf, toManagedFeedbackResponse, versionOf } from './serialize.ts'

const { missing, blank, sensitive, newer } = handleFeedback.refusals

const actionNames = {
  reply: '回复了',
  work: '开始处理',
  close: '关闭了',
  open: '重新打开了',
} as const

/** The reply is written where there is one. False when it stands there already: an answer that was lost. */
const replied = async (
  visit: Visit,
  row: FeedbackRow,
  { PostId, Content }: InputOf<typeof handleFeedback>,
): Promise<boolean> => {
  if (Content === '') return true
  return feedbackStore(visit).post({
    id: PostId === nobody ? newId(visit.at.getTime()) : PostId,
    feedbackId: row.id,
    bySchool: 1,
    personId: visit.person?.id ?? null,
    text: Content,
    at: visit.at,
    proofId: null,
  })
}

/** Answers those who run the school: what waits, and what is done about it. */
export const managingCalls = () => [
  answer(
    listFeedback,
    async function handleListFeedback(visit, { SearchKey, State, Type, PageIndex, PageSize }) {
      const store = feedbackStore(visit)
      const wanted = {
        key: SearchKey,
        state: State === 'all' ? undefined : State,
        type: Type === 'all' ? undefined : Type,
      }
      const rows = await store.list(wanted, PageIndex, PageSize)
      const faces = await facesOf(
        visit,
        rows.flatMap(({ personId }) => personId ?? []),
      )
      return {
        List: rows.map((row) => ({
          ...lineOf(row),
          PersonName: faces.get(row.personId ?? '')?.name ?? '',
        })),
        Count: await store.count(wanted),
      }
    },
  ),

  answer(getFeedback, async function handleGetFeedback(visit, { Id }) {
    const row = await feedbackStore(visit).find(Id)
    if (!row) throw refuse(missing)
    return toManagedFeedbackResponse(visit, row)
  }),

  answer(handleFeedback, async function handleHandleFeedback(visit, input) {
    const { Id, Action, Content, Version } = input
    if (Action === 'reply' && Content === '') throw refuse(blank)
    const store = feedbackStore(visit)
    const row = await store.lock(Id)
    if (!row) throw refuse(missing)
    const state = handled(row.state, Action)
    if (Version !== '' && Version !== versionOf(row))
      throw refuse(newer, { data: await toManagedFeedbackResponse(visit, row) })
    if (Content) await refuseSensitive(visit, Content, 'feedback', sensitive)
    if (!(await replied(visit, row, input))) return toManagedFeedbackResponse(visit, row)
    const set = {
      state,
      changedAt: visit.at,
      closedAt: state === 'closed' ? (row.closedAt ?? visit.at) : null,
    }
    await store.change(Id, set)
    await visit.publish({
      kind: 'managed',
      area: 'feedback',
      text: `${actionNames[Action]}反馈 ${shownCode(row.code)}（${feedbackTypeNames[row.type]}）`,
      detail: Content,
    })
    if (Action === 'reply' && row.personId)
      await visit.publish({
        kind: 'notice',
        notice: {
          kind: 'feedback-replied',
          subjectId: row.id,
          title: row.beginning,
          to: [row.personId],
          occurrence: input.PostId,
        },
      })
    return toManagedFeedbackResponse(visit, { ...row, ...set })
  }),
]

/** Of some feedback what the visitor gave. */
export const ownFeedbackAmong = (visit: Visit, ids: readonly string[]): Promise<FeedbackRow[]> =>
  feedbackStore(visit).ownAmong(visit.person?.id ?? '', ids)

/** How much feedback waits for somebody to look at it. */
export const waitingFeedback = (visit: Visit): Promise<number> =>
  feedbackStore(visit).count({ state: 'new' })
