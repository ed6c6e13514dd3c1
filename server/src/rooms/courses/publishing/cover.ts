import { removeCover, uploadCover } from '@xinglin/contract/courses'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { cleanPicture, type UploadedFiles } from '#resources'
import { forgetCatalogue } from '../catalogue/catalogue.ts'
import { managedStore } from './course-store.ts'
import { wasApproved } from './workflow.ts'
import type { CourseRow } from '../access/store.ts'
import { lockedCourse, toManagedCourseResponse } from './serialize.ts'

const ratio = 16 / 9
const longest = 1280

/** A course whose cover the visitor may change: a teacher their own, until it is approved for the first time. */
const coverable = async (visit: Visit, id: string): Promise<CourseRow> => {
  const row = await lockedCourse(visit, id)
  if (!runsSchool(visit) && wasApproved(row)) throw refuse(uploadCover.refusals.approved)
  return row
}

const change = async (visit: Visit, row: CourseRow, coverId: string | null, text: string) => {
  await managedStore(visit).change(row.id, { coverId })
  visit.afterwards(() => forgetCatalogue(visit.school.id))
  await visit.publish({ kind: 'managed', area: 'courses', text: `${text}：课程“${row.name}”` })
  return toManagedCourseResponse(visit, row.id)
}

/** Answers those who give courses a cover of their own, or take it back. */
export const coverCalls = (files: UploadedFiles) => [
  answer(uploadCover, async function handleUploadCover(visit, { CourseId, Name, At, Bytes }) {
    const row = await coverable(visit, CourseId)
    const cut = { ratio, at: At / 100 }
    const picture = await cleanPicture(Buffer.from(Bytes), { name: Name, longest, cut })
    const id = await files.takePicture(visit, picture)
    return change(visit, row, id, row.coverId === null ? '上传了封面' : '更换了封面')
  }),

  answer(removeCover, async function handleRemoveCover(visit, { CourseId }) {
    const row = await coverable(visit, CourseId)
    return row.coverId === null
      ? toManagedCourseResponse(visit, CourseId)
      : change(visit, row, null, '移除了封面')
  }),
]
