import { createHash, randomBytes } from 'node:crypto'
import { nobody } from '@xinglin/contract/call'
import { listPreviews, mintPreview, revokePreview } from '@xinglin/contract/previews'
import { writePreviewSource } from '@xinglin/wire'
import { taughtCourses, titlesOf } from '#courses/access'
import { endSessionsOf, facesOf, type PreviewDoor } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { livesMs, maxLive, maxOpenings, stateOf } from './rules.ts'
import { previewStore, type PreviewRow } from './store.ts'

const prefix = 'preview:'
const { missing, notYours, tooMany } = mintPreview.refusals

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The courses whose links the visitor may see; undefined for all. */
const ownCourses = (visit: Visit): Promise<readonly string[]> | undefined =>
  runsSchool(visit) ? undefined : taughtCourses(visit)

const toldAll = async (visit: Visit, rows: readonly PreviewRow[]) => {
  const names = await titlesOf(
    visit,
    rows.map((row) => row.courseId),
  )
  const faces = await facesOf(
    visit,
    rows.map((row) => row.personId),
  )
  return rows.map((row) => ({
    Id: row.id,
    CourseId: row.courseId,
    CourseName: names.get(row.courseId) ?? '',
    Note: row.note,
    MakerName: faces.get(row.personId)?.name ?? '',
    State: stateOf(row, visit.at),
    Opened: row.opened,
    Most: maxOpenings,
    CreatedAt: row.createdAt.toISOString(),
    ExpiresAt: row.expiresAt.toISOString(),
  }))
}

const toResponse = async (visit: Visit, row: PreviewRow) => {
  const [one] = await toldAll(visit, [row])
  if (!one) throw refuse(missing)
  return one
}

/** Refuses a course that the visitor may not hand out: missing where there is none, not theirs where it is another's. */
const ownCourse = async (visit: Visit, courseId: string): Promise<void> => {
  const exists = (await titlesOf(visit, [courseId])).has(courseId)
  if (!exists) throw refuse(missing)
  const own = await ownCourses(visit)
  if (own && !own.includes(courseId)) throw refuse(notYours)
}

const held = async (visit: Visit, id: string): Promise<PreviewRow> => {
  const row = await previewStore(visit).lock(id)
  const own = await ownCourses(visit)
  if (!row || (own && !own.includes(row.courseId))) throw refuse(missing)
  return row
}

/** Answers those who hand out previews of courses. */
export const linkCalls = () => [
  answer(mintPreview, async function handleMintPreview(visit, { Id, CourseId, Note }) {
    await ownCourse(visit, CourseId)
    const store = previewStore(visit)
    const name = randomBytes(8).toString('hex')
    const secret = randomBytes(18).toString('base64url')
    const id = Id === nobody ? newId(visit.at.getTime()) : Id
    const kept = await store.lock(id)
    if (kept) {
      // Asked for again because the answer was lost: nobody holds the first secret.
      const same = kept.courseId === CourseId && kept.personId === visit.person?.id
      if (!same || kept.opened > 0 || stateOf(kept, visit.at) !== 'live') throw refuse(missing)
      await store.change(id, { name, secretHash: hashOf(secret) })
    } else {
      if ((await store.count({ courses: [CourseId], live: true })) >= maxLive) throw refuse(tooMany)
      await store.add({
        id,
        name,
        secretHash: hashOf(secret),
        courseId: CourseId,
        personId: visit.person?.id ?? '',
        note: Note,
        createdAt: visit.at,
        expiresAt: new Date(visit.at.getTime() + livesMs),
      })
    }
    const row = await store.lock(id)
    if (!row) throw refuse(missing)
    const response = await toResponse(visit, row)
    if (!kept)
      await visit.publish({
        kind: 'managed',
        area: 'previews',
        text: `创建了课程“${response.CourseName}”的预览链接`,
        detail: Note,
      })
    return {
      ...response,
      Source: writePreviewSource({ UserName: `${prefix}${name}`, PassWord: secret }),
    }
  }),

  answer(
    listPreviews,
    async function handleListPreviews(visit, { CourseId, Live, PageIndex, PageSize }) {
      const own = await ownCourses(visit)
      const forCourse = CourseId !== nobody && CourseId !== null
      const courses = forCourse ? (own?.includes(CourseId) === false ? [] : [CourseId]) : own
      const store = previewStore(visit)
      const wanted = { courses, live: Live }
      const rows = courses?.length === 0 ? [] : await store.list(wanted, PageIndex, PageSize)
      return {
        List: await toldAll(visit, rows),
        Count: courses?.length === 0 ? 0 : await store.count(wanted),
      }
    },
  ),

  answer(revokePreview, async function handleRevokePreview(visit, { Id }) {
    const row = await held(visit, Id)
    if (row.revokedAt !== null) return toResponse(visit, row)
    await previewStore(visit).change(Id, { revokedAt: visit.at })
    await endSessionsOf(visit, Id)
    const response = await toResponse(visit, { ...row, revokedAt: visit.at })
    await visit.publish({
      kind: 'managed',
      area: 'previews',
      text: `撤销了课程“${response.CourseName}”的预览链接`,
      detail: row.note,
    })
    return response
  }),
]

/** Opens a link for whoever holds it; undefined where it opens nothing. */
export const openPreview: PreviewDoor = async (visit, { name, word }) => {
  const row = await previewStore(visit).open(name.slice(prefix.length), hashOf(word))
  return row && { id: row.id, courseId: row.courseId, until: row.expiresAt }
}
