import { nobody } from '@xinglin/contract/call'
import { adoptComments, markStore, workStore } from '#marking'
import type { TenantContext } from '#platform/visit'
import { oldReportStore } from './adopt-reports-store.ts'

/**
 * Hands to the room of marking what was handed in and marked before there was one: works, marks, rubrics, banks of comments;
 * a portion each time it is asked, nothing in most. Answers whether there was something.
 */
export const adoptReports = async (school: TenantContext): Promise<boolean> => {
  const old = oldReportStore(school)
  const works = workStore(school)
  const marks = markStore(school)
  const reports = await old.reports()
  for (const { report, tester } of reports) {
    const { sessionId, courseId, final, ...row } = report
    await works.keep({
      id: sessionId,
      kind: 'report',
      groupId: courseId,
      itemId: row.itemId,
      personId: row.personId,
      counted: !tester,
      state: row.state,
      version: row.version,
      handedAt: row.handedAt,
      machine: row.machine,
      score: final,
      markerId: row.markerId,
      resubmitUntil: null,
      releasedAt: null,
      readAt: row.readAt,
    })
    for (const version of await old.marked(sessionId))
      if (version.mark)
        await marks.keep({
          workId: sessionId,
          version: version.no,
          markerId: version.markerId ?? (await old.authorOf(courseId)) ?? nobody,
          mark: version.mark,
          revision: version.revision,
          keptAt: version.decidedAt ?? version.handedAt,
          rubric: version.rubric,
          outcome: version.outcome,
          score: version.final?.composite ?? null,
          decidedAt: version.decidedAt,
        })
  }
  const rubrics = await old.rubrics()
  for (const { itemId, criteria, changedAt } of rubrics)
    await marks.keepRubric({ itemId, criteria, changedAt })
  const comments = await old.comments()
  await adoptComments(school, comments)
  return reports.length + rubrics.length + comments.length > 0
}

/** The same until nothing is left, in the transaction of a start. */
export const adoptAllReports = async (school: TenantContext): Promise<void> => {
  while (await adoptReports(school));
}
