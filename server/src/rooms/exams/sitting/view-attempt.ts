import { startAttempt, type Sitting } from '@xinglin/contract/exams'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { answerStore } from '../attempts/answer-store.ts'
import { attemptContents } from '../attempts/attempt-contents.ts'
import type { AttemptRow } from '../attempts/store.ts'
import { paperContents, type PaperContents } from '../papers/paper-contents.ts'
import { showSections } from '../papers/show-paper.ts'
import { enteredStations } from '../stations/attempt-stations.ts'
import type { ExamRow } from '../schedule/store.ts'
import { wordsFor } from './room-words.ts'
import { progressOf, standingsOf } from './way.ts'

const { missing } = startAttempt.refusals

/** What the paper of an attempt holds for its examinee. */
export const contentsOfAttempt = async (
  visit: Visit,
  attempt: AttemptRow,
): Promise<PaperContents> => {
  const contents = await attemptContents(visit, attempt)
  if (!contents) throw refuse(missing)
  return contents
}

/** What the paper of an examination holds. */
export const contentsOf = async (
  tenant: TenantContext,
  { paperId, paperVersion }: Pick<AttemptRow, 'paperId' | 'paperVersion'>,
): Promise<PaperContents> => {
  const contents = await paperContents(tenant, paperId, paperVersion)
  if (!contents) throw refuse(missing)
  return contents
}

/** Every section of an attempt as its examinee may see it now. */
export const shownSections = async (visit: Visit, row: AttemptRow) =>
  showSections(row.drawn, {
    visit,
    seed: row.seed,
    forms: (await contentsOfAttempt(visit, row)).forms,
    progress: progressOf(row),
  })

/** An attempt as its browser has it: the paper as far as it was reached, one's answers as far as they may be read. */
export const toSitting = async (
  visit: Visit,
  row: AttemptRow,
  { name, fileKey }: Pick<ExamRow, 'name'> & { readonly fileKey: string },
): Promise<Sitting> => {
  const standings = standingsOf(row)
  // Opened for the first time, it has none.
  const isFirst = row.openings === 1
  const answers = isFirst ? [] : await answerStore(visit).answers(row.id)
  const stations = isFirst ? undefined : await enteredStations(visit, row, visit.at)
  return {
    AttemptId: row.id,
    ExamId: row.examId,
    Name: name,
    Epoch: row.epoch,
    StartAt: row.startedAt.toISOString(),
    Deadline: row.deadline.toISOString(),
    BaseMinutes: row.baseMinutes,
    ExtraMinutes: row.extraMinutes,
    ExtraReason: row.extraReason,
    ServerTime: new Date().toISOString(),
    Paused: row.pausedAt !== null,
    Sections: await shownSections(visit, row),
    Answers: answers
      .filter(({ unitId }) => standings.get(unitId)?.state === 'open')
      .map(({ unitId, seq, answer }) => ({ QuestionId: unitId, Seq: seq, Answer: answer })),
    ...(stations && { Stations: stations }),
    Words: await wordsFor(visit, row),
    FileKey: fileKey,
  }
}
