import { moveCourse } from '@xinglin/contract/courses'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { forgetCatalogue } from '../catalogue/catalogue.ts'
import { managedStore, moveStore } from './course-store.ts'
import { outlineStore } from '../versions/outline-store.ts'
import { versionStore } from '../versions/version-store.ts'
import { type Move, flow, mayTake } from './workflow.ts'
import type { CourseRow } from '../access/store.ts'
import { examinesCourse, ownsOrRuns } from '../access/policy.ts'
import { movedCourse, toManagedCourseResponse } from './serialize.ts'

const { wrongState, comment, notYours, sensitive } = moveCourse.refusals

/** What the keeper of drafts does when a course moves: it refuses what is not written to its end, and lays what was examined. */
export type OnMove = Partial<
  Readonly<Record<Move, (visit: Visit, course: CourseRow) => Promise<void>>>
>

/** Answers those who move courses on. */
export const movingCalls = (onMove: OnMove) => [
  answer(
    moveCourse,
    async function handleMoveCourse(visit, { CourseId, Action, Comment, ReviewedBy }) {
      const row = await movedCourse(visit, CourseId)
      const step = flow[Action]
      const rights = {
        runs: runsSchool(visit),
        writes: ownsOrRuns(visit, row),
        approves: examinesCourse(visit, row),
      }
      if (!mayTake(Action, rights)) throw refuse(notYours)
      if (!step.from(row)) throw refuse(wrongState)
      if (step.reason && Comment === '') throw refuse(comment)
      // What is held elsewhere has nothing to be written.
      if (row.experimentType !== 'URL') await onMove[Action]?.(visit, row)
      if (Action === 'approve' && ReviewedBy !== '') {
        await refuseSensitive(visit, ReviewedBy, 'course', sensitive)
        const { currentVersionId } = await movedCourse(visit, CourseId)
        await versionStore(visit).review(currentVersionId, ReviewedBy)
        visit.afterwards(() => outlineStore(visit).forget(currentVersionId))
      }
      const { examineType, publishType, revision } = step.to(row)
      await managedStore(visit).change(CourseId, { examineType, publishType, revision })
      visit.afterwards(() => forgetCatalogue(visit.school.id))
      const personId = visit.person?.id ?? ''
      const name = await nameOfPerson(visit, personId)
      await moveStore(visit).add({
        courseId: CourseId,
        personId,
        name,
        move: Action,
        comment: [ReviewedBy && `医学内容审核专家：${ReviewedBy}`, Comment]
          .filter(Boolean)
          .join('；'),
      })
      const text = `${step.words}：课程“${row.name}”`
      await visit.publish({ kind: 'managed', area: 'courses', text, detail: Comment })
      if (Action === 'approve' || Action === 'return')
        await visit.publish({
          kind: 'notice',
          notice: {
            kind: Action === 'approve' ? 'draft-approved' : 'draft-returned',
            subjectId: CourseId,
            title: row.name,
            to: [row.authorId],
            occurrence: visit.at.toISOString(),
            senderId: personId,
          },
        })
      return toManagedCourseResponse(visit, CourseId)
    },
  ),
]
