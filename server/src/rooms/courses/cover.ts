import { removeCover, uploadCover } from '@xinglin/contract/courses'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { cleanPicture, type FileRoom } from '#resources'
import { forgetCatalogue } from './catalogue.ts'
import { deskStore } from './desk-store.ts'
import { toldOne } from './desk.ts'
import type { CourseRow } from './store.ts'

const ratio = 16 / 9
const longest = 1280

const change = async (visit: Visit, row: CourseRow, coverId: string | null, text: string) => {
  await deskStore(visit).change(row.id, { coverId })
  visit.afterwards(() => forgetCatalogue(visit.school.id))
  await visit.publish({ kind: 'managed', area: 'courses', text: `${text}：课程“${row.name}”` })
  return toldOne(visit, row.id)
}

/** Answers those who give courses a cover of their own, or take it back. */
export const coverCalls = (files: FileRoom) => [
  answer(uploadCover, async (visit, { CourseId, Name, At, Bytes }) => {
    const row = await deskStore(visit).hold(CourseId)
    if (!row) throw refuse(uploadCover.refusals.missing)
    const cut = { ratio, at: At / 100 }
    const picture = await cleanPicture(Buffer.from(Bytes), { name: Name, longest, cut })
    const id = await files.keepPicture(visit.db, visit.school.id, picture)
    return change(visit, row, id, row.coverId === null ? '上传了封面' : '更换了封面')
  }),

  answer(removeCover, async (visit, { CourseId }) => {
    const row = await deskStore(visit).hold(CourseId)
    if (!row) throw refuse(removeCover.refusals.missing)
    return row.coverId === null ? toldOne(visit, CourseId) : change(visit, row, null, '移除了封面')
  }),
]
