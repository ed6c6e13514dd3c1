import { createCourse, deleteCourse, saveDraft } from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import {
  beginCourse,
  draftedCourse,
  dropCourse,
  toManagedCourseResponse,
  unapprovedOf,
} from '#courses/publishing'
import { forgetCatalogue } from '#courses/catalogue'
import { isCourse } from '#courses/access'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { filesAmong } from '#resources'
import { changed, cleaned, filesIn, textPicturesIn } from './content.ts'
import { faultsOf, markedBy, writtenCourse, type Written } from './draft.ts'
import { toDraftResponse } from './read-drafts.ts'
import { hasOwnIds, maxBytes, maxUnapproved } from './rules.ts'
import { draftStore } from './store.ts'

const { sensitive, tooMany } = createCourse.refusals
const { wrongState, repeated, file, tooLarge, newer } = saveDraft.refusals
const { approved } = deleteCourse.refusals

const quietMs = 30 * 60_000

/** Whether a save begins a bout of editing: the audit list tells of those, not of every few seconds. */
const isNewBout = ({ row }: Written, visit: Visit): boolean =>
  row?.editorId !== visit.person?.id ||
  visit.at.getTime() - (row?.editedAt.getTime() ?? 0) > quietMs

const note = (visit: Visit, text: string): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'courses', text })

/** Refuses files that the school does not have; those that were named before were there. */
const lockFiles = async (visit: Visit, before: Written, after: Written): Promise<void> => {
  const named = ({ content }: Written) => [...filesIn(content), ...textPicturesIn(content)]
  const known = new Set(named(before))
  const wanted = [...new Set(named(after))].filter((id) => !known.has(id))
  if ((await filesAmong(visit, wanted)).size < wanted.length) throw refuse(file)
}

/** Answers those who write courses. */
export const writingCalls = () => [
  answer(createCourse, async function handleCreateCourse(visit, { Id, ...fields }) {
    const id = Id === nobody ? newId(visit.at.getTime()) : Id
    const AuthorId = visit.person?.id ?? nobody
    // A repeat answers what is there; another's course is not there.
    if (await isCourse(visit, id)) return toManagedCourseResponse(visit, id)
    await refuseSensitive(visit, [fields.Name, ...fields.Knowledge].join('\n'), 'course', sensitive)
    if ((await unapprovedOf(visit, AuthorId)) >= maxUnapproved) throw refuse(tooMany)
    await beginCourse(visit, id, { ...fields, AuthorId })
    await note(visit, `新建了课程“${fields.Name}”`)
    return toManagedCourseResponse(visit, id)
  }),

  answer(saveDraft, async function handleSaveDraft(visit, { CourseId, Parts, Version }) {
    const before = await writtenCourse(visit, CourseId)
    if (Version !== markedBy(before))
      throw refuse(newer, { data: await toDraftResponse(visit, before) })
    if (!before.course.open) throw refuse(wrongState)
    const content = cleaned(changed(before.content, Parts))
    if (!hasOwnIds(content)) throw refuse(repeated)
    if (Buffer.byteLength(JSON.stringify(content)) > maxBytes) throw refuse(tooLarge)
    const row = {
      courseId: CourseId,
      content,
      revision: (before.row?.revision ?? 0) + 1,
      editorId: visit.person?.id ?? nobody,
      editedAt: visit.at,
    }
    const after: Written = {
      course: before.course,
      row: { schoolId: visit.school.id, ...row },
      content,
    }
    await lockFiles(visit, before, after)
    await draftStore(visit).put(row)
    if (isNewBout(before, visit)) await note(visit, `修改了课程“${before.course.name}”的内容`)
    return {
      Course: await toManagedCourseResponse(visit, CourseId),
      Version: markedBy(after),
      Problems: await faultsOf(visit, after),
    }
  }),

  answer(deleteCourse, async function handleDeleteCourse(visit, { CourseId }) {
    // What is gone is gone.
    if (!(await isCourse(visit, CourseId))) return {}
    const course = await draftedCourse(visit, CourseId)
    if (course.approved) throw refuse(approved)
    if (!course.open) throw refuse(wrongState)
    await draftStore(visit).remove(CourseId)
    await dropCourse(visit, course)
    visit.afterwards(() => forgetCatalogue(visit.school.id))
    await note(visit, `删除了课程“${course.name}”`)
    return {}
  }),
]
