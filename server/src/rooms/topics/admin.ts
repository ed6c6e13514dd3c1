import {
  getManagedSpecial,
  listManagedSpecials,
  moveSpecial,
  saveSpecial,
  uploadBanner,
} from '@xinglin/contract/topics'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse } from '#platform/visit'
import { cleanPicture, type UploadedFiles } from '#resources'
import { checkedTopic } from './check-topic.ts'
import { deskStore } from './admin-store.ts'
import { findableTopic } from './rules.ts'
import { topicStore, type TopicRow } from './store.ts'
import { toTopicFormResponse, toManagedTopicResponses, versionOf } from './serialize-admin.ts'

/** Wide enough for the head of a topic on a sharp screen. */
const longest = 1920
const bannerRatio = 16 / 9

const { missing, newer } = saveSpecial.refusals
const { wrongState, empty } = moveSpecial.refusals

const done = { publish: '发布了专题', withdraw: '撤回了专题', delete: '删除了专题' } as const

/** What each action changes of a topic; refuses what its state does not allow. */
const moved = (
  row: TopicRow,
  action: keyof typeof done,
  at: Date,
  courses: number,
): Partial<TopicRow> => {
  if (action === 'delete') return { deletedAt: at }
  if ((action === 'publish') === (row.state === 'published')) throw refuse(wrongState)
  if (action === 'publish' && courses === 0) throw refuse(empty)
  return { state: action === 'publish' ? 'published' : 'withdrawn' }
}

/** Answers the administration of topics; `files` keeps banners. */
export const topicDeskCalls = (files: UploadedFiles) => [
  answer(
    listManagedSpecials,
    async function handleListManagedSpecials(visit, { SearchKey, State, PageIndex, PageSize }) {
      const store = deskStore(visit)
      const wanted = { key: SearchKey, state: State }
      return {
        List: await toManagedTopicResponses(visit, await store.list(wanted, PageIndex, PageSize)),
        Count: await store.count(wanted),
      }
    },
  ),

  answer(getManagedSpecial, async function handleGetManagedSpecial(visit, { Id }) {
    const row = await deskStore(visit).find(Id)
    if (!row) throw refuse(missing)
    return toTopicFormResponse(visit, row)
  }),

  answer(uploadBanner, async function handleUploadBanner(visit, { Name, Bytes }) {
    const cut = { ratio: bannerRatio, at: 0.5 }
    const picture = await cleanPicture(Buffer.from(Bytes), { name: Name, longest, cut })
    const Id = await files.takePicture(visit, picture)
    return { Id, Url: visit.addressOf(Id, 'picture') }
  }),

  answer(saveSpecial, async function handleSaveSpecial(visit, fields) {
    const store = deskStore(visit)
    const id = fields.Id === nobody ? newId(visit.at.getTime()) : fields.Id
    const isNew = fields.Version === ''
    const held = isNew ? undefined : await store.lock(id)
    if (!isNew && !held) throw refuse(missing)
    const { row: checkedRow, groups } = await checkedTopic(visit, fields)
    const edited = { ...checkedRow, editedAt: visit.at }
    const added =
      isNew &&
      (await store.add({
        ...edited,
        schoolId: visit.school.id,
        id,
        state: 'draft',
        createdAt: visit.at,
      }))
    // An id that is there already: the same form once more, whose answer was lost, or somebody else's.
    const before = added ? undefined : (held ?? (await store.lock(id)))
    if (!added && !before) throw refuse(missing)
    if (before) {
      const now = versionOf(before, await topicStore(visit).groups([id]))
      if (now === versionOf(checkedRow, groups)) return toTopicFormResponse(visit, before)
      if (now !== fields.Version)
        throw refuse(newer, { data: await toTopicFormResponse(visit, before) })
      await store.change(id, edited)
    }
    await store.regroup(id, groups)
    await store.index(id, findableTopic(checkedRow))
    await visit.publish({
      kind: 'managed',
      area: 'topics',
      text: `${before ? '修改' : '新建'}了专题“${checkedRow.title}”`,
      detail: [
        `${checkedRow.startDay} 至 ${checkedRow.endDay}`,
        checkedRow.isPublic ? '公开' : '仅本校',
        `${groups.flatMap((group) => group.courseIds).length} 门课程`,
      ].join('；'),
    })
    const row = await store.find(id)
    if (!row) throw refuse(missing)
    return toTopicFormResponse(visit, row)
  }),

  answer(moveSpecial, async function handleMoveSpecial(visit, { Id, Action }) {
    const store = deskStore(visit)
    const row = await store.lock(Id)
    if (!row) throw refuse(missing)
    const groups = await topicStore(visit).groups([Id])
    const set = moved(row, Action, visit.at, groups.flatMap((group) => group.courseIds).length)
    await store.change(Id, set)
    await visit.publish({ kind: 'managed', area: 'topics', text: `${done[Action]}“${row.title}”` })
    const [one] = await toManagedTopicResponses(visit, [{ ...row, ...set }])
    if (!one) throw refuse(missing)
    return one
  }),
]
