import {
  getManagedAnnouncement,
  listAnnouncementTargets,
  listManagedAnnouncements,
  saveAnnouncement,
} from '@xinglin/contract/messages'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { writableClasses } from '#classes'
import { taughtCourses, titlesOf } from '#courses/access'
import { courseNames } from '#courses/admin'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { cleanHtml, isBlankHtml, shownHtml, wordsIn } from '#platform/rich-text'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { refuseLostPictures } from '#resources'
import { mayWriteTo, ownAnnouncement } from './policy.ts'
import { toManagedAnnouncements, toTargets } from './serialize.ts'
import { announcementStore, type AnnouncementRow, type TargetRef } from './store.ts'

const { missing, blank, target, givenOut, sensitive, newer } = saveAnnouncement.refusals

const offered = 50

const toForm = async (visit: Visit, row: AnnouncementRow) => {
  const [one] = await toManagedAnnouncements(visit, [row])
  if (!one) throw refuse(missing)
  return { ...one, Html: shownHtml(visit, row.html) }
}

/** What of a form goes into the row; refuses an empty text, a lost picture and a sensitive word. */
const checked = async (visit: Visit, fields: InputOf<typeof saveAnnouncement>) => {
  const html = cleanHtml(fields.Html)
  if (isBlankHtml(html)) throw refuse(blank)
  await refuseLostPictures(visit, html)
  const words = [fields.Title, wordsIn(html)].join('\n')
  await refuseSensitive(visit, words, 'announcement', sensitive)
  return { title: fields.Title, html, mustRead: fields.MustRead }
}

const refsOf = ({ Targets }: InputOf<typeof saveAnnouncement>): readonly TargetRef[] => {
  const refs = Targets.map(({ Kind, RefId }) => ({ kind: Kind, refId: RefId ?? nobody }))
  return [...new Map(refs.map((one) => [`${one.kind} ${one.refId}`, one])).values()]
}

const areSame = (some: readonly TargetRef[], others: readonly TargetRef[]): boolean => {
  const keysOf = (refs: readonly TargetRef[]) =>
    refs.map(({ kind, refId }) => `${kind} ${refId}`).toSorted()
  return keysOf(some).join() === keysOf(others).join()
}

const write = async (visit: Visit, fields: InputOf<typeof saveAnnouncement>) => {
  const store = announcementStore(visit)
  const id = fields.Id === nobody ? newId(visit.at.getTime()) : fields.Id
  const before = fields.Version === 0 ? undefined : await ownAnnouncement(visit, id, true)
  const refs = refsOf(fields)
  const own = (await store.targets([id])).get(id) ?? []
  const isMoved = !areSame(refs, own)
  if (before?.state === 'published' && before.givenAt && isMoved) throw refuse(givenOut)
  if (!before || isMoved)
    for (const ref of refs) if (!(await mayWriteTo(visit, ref))) throw refuse(target)
  const checkedFields = await checked(visit, fields)
  if (before && before.version !== fields.Version)
    throw refuse(newer, { data: await toForm(visit, before) })
  if (before) {
    const set = { ...checkedFields, version: before.version + 1, editedAt: visit.at }
    await store.change(id, set)
    await store.retarget(id, refs)
    return { ...before, ...set }
  }
  const row: AnnouncementRow = {
    ...checkedFields,
    schoolId: visit.school.id,
    id,
    state: 'draft',
    publishAt: null,
    givenAt: null,
    remindedAt: null,
    authorId: visit.person?.id ?? nobody,
    version: 1,
    createdAt: visit.at,
    editedAt: visit.at,
    deletedAt: null,
  }
  if (await store.add(row)) {
    await store.retarget(id, refs)
    return row
  }
  // The same form again is an answer that was lost on the way.
  const there = await ownAnnouncement(visit, id, true)
  if (there.title !== checkedFields.title || there.html !== checkedFields.html)
    throw refuse(newer, { data: await toForm(visit, there) })
  return there
}

/** Courses that the visitor may write to the learners of. */
const writableCourses = async (visit: Visit, key: string): Promise<readonly TargetRef[]> => {
  if (runsSchool(visit)) {
    const { rows } = await courseNames(visit, { key }, 1, offered)
    return rows.map(({ id }) => ({ kind: 'course', refId: id }))
  }
  const names = await titlesOf(visit, await taughtCourses(visit))
  return [...names]
    .filter(([, name]) => name.includes(key))
    .slice(0, offered)
    .map(([refId]) => ({ kind: 'course', refId }))
}

/** Answers those who write announcements. */
export const announcementWritingCalls = () => [
  answer(
    listAnnouncementTargets,
    async function handleListAnnouncementTargets(visit, { SearchKey }) {
      const roles = ['students', 'teachers'] as const
      const classes = await writableClasses(visit, SearchKey, offered)
      return {
        List: await toTargets(visit, [
          ...(runsSchool(visit) ? roles.map((kind) => ({ kind, refId: nobody })) : []),
          ...classes.flatMap(({ kind, id }) => (kind === 'group' ? [] : [{ kind, refId: id }])),
          ...(await writableCourses(visit, SearchKey)),
        ]),
      }
    },
  ),

  answer(listManagedAnnouncements, async function handleListManagedAnnouncements(visit, input) {
    const { State, SearchKey, PageIndex, PageSize } = input
    const store = announcementStore(visit)
    const wanted = {
      state: State,
      key: SearchKey,
      authorId: runsSchool(visit) ? undefined : (visit.person?.id ?? nobody),
    }
    const rows = await store.list(wanted, visit.at, PageIndex, PageSize)
    return {
      List: await toManagedAnnouncements(visit, rows),
      Count: await store.count(wanted, visit.at),
    }
  }),

  answer(getManagedAnnouncement, async function handleGetManagedAnnouncement(visit, { Id }) {
    return toForm(visit, await ownAnnouncement(visit, Id))
  }),

  answer(saveAnnouncement, async function handleSaveAnnouncement(visit, fields) {
    const row = await write(visit, fields)
    await visit.publish({
      kind: 'managed',
      area: 'announcements',
      text: `${fields.Version === 0 ? '撰写' : '修改'}了公告“${row.title}”`,
      detail: row.mustRead ? '必读' : '',
    })
    return toForm(visit, row)
  }),
]
