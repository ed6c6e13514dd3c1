import { releaseTask } from '@xinglin/contract/assignments'
import { releaseMarks, workStore } from '#marking'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { changeableAssignment } from '../definition/policy.ts'
import { assignmentStore } from '../definition/store.ts'
import { submissionSource } from './submission-source.ts'

/** Answers those who tell students the marks of a task. */
export const releasingCalls = () => [
  answer(releaseTask, async function handleReleaseTask(visit, { Id }) {
    const row = await changeableAssignment(visit, Id)
    if (row.state === 'draft') throw refuse(releaseTask.refusals.draft)
    const releasedAt = row.releasedAt ?? visit.at
    await assignmentStore(visit).change(Id, { releasedAt })
    const works = await workStore(visit).ofGroup('submission', Id)
    const released = await releaseMarks(
      submissionSource,
      visit,
      works.filter(({ state }) => state === 'marked'),
    )
    await visit.publish({
      kind: 'managed',
      area: 'marking',
      text: `发布了任务“${row.title}”的成绩：${released} 份`,
    })
    return { Released: released, ReleasedAt: releasedAt.toISOString() }
  }),
]
