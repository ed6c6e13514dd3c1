import {
  type ExamDetail,
  examFields,
  type ExamLine,
  type ExamMove,
  type ExamOverride,
} from '@xinglin/contract/exams'
import { facesOf } from '#identity'
import { workStore } from '#marking'
import type { Visit } from '#platform/visit'
import { questionPool } from '#questions'
import { namesOfTargets, receiversOf, targetStore, type OverrideRow, type Ref } from '#targets'
import { attemptStore } from '../attempts/store.ts'
import { paperContents, questionsOfPaper } from '../papers/paper-contents.ts'
import { paperStore } from '../papers/store.ts'
import { markedTitles } from '../written/marked-titles.ts'
import { examAccess, type ExamAccess, seesWhole } from './policy.ts'
import type { ExamRow } from './store.ts'

/** So many questions that practice goes without are named. */
const maxPractised = 100

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Names of what targets and overrides speak of, people included. */
const refNames = async (visit: Visit, refs: readonly Ref[]) => {
  const classes = await namesOfTargets(visit, refs)
  const people = await facesOf(
    visit,
    refs.flatMap(({ kind, refId }) => (kind === 'person' ? [refId] : [])),
  )
  return {
    nameOf: ({ kind, refId }: Ref) =>
      (kind === 'person' ? people.get(refId)?.name : classes.get(refId)?.name) ?? '',
    isArchived: ({ refId }: Ref) => classes.get(refId)?.archived ?? false,
  }
}

/** How many sit each of some examinations now, and how many attempts were handed in. */
const countsOf = async (visit: Visit, ids: readonly string[]) => {
  const rows = await attemptStore(visit).counts(ids)
  return (examId: string, state: string): number =>
    rows.find((row) => row.examId === examId && row.state === state)?.n ?? 0
}

/** Examinations as lists of those who set and watch them tell. */
export const toExamLines = async (visit: Visit, rows: readonly ExamRow[]): Promise<ExamLine[]> => {
  const ids = rows.map(({ id }) => id)
  const owners = await facesOf(
    visit,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
  const targets = await targetStore(visit).targets(ids)
  const { nameOf } = await refNames(visit, targets)
  const count = await countsOf(visit, ids)
  const waiting = await workStore(visit).waiting('exam', ids)
  const lines: ExamLine[] = []
  for (const row of rows) {
    const paper = await paperStore(visit).find(row.paperId)
    lines.push({
      Id: row.id,
      Name: row.name,
      State: row.state,
      PaperName: paper?.name ?? '',
      OpensAt: row.opensAt.toISOString(),
      ClosesAt: row.closesAt.toISOString(),
      Minutes: row.minutes,
      Targets: targets
        .filter(({ objectId, excluded }) => objectId === row.id && !excluded)
        .map(nameOf)
        .filter((name) => name !== ''),
      OwnerName: owners.get(row.ownerId ?? '')?.name ?? '',
      Running: count(row.id, 'running'),
      Submitted: count(row.id, 'submitted'),
      ToMark: waiting.get(row.id) ?? 0,
      CanEdit: (await examAccess(visit, row))?.canEdit ?? false,
    })
  }
  return lines
}

/** Overrides with names, the newest first. */
export const toExamOverrides = async (
  visit: Visit,
  rows: readonly OverrideRow[],
): Promise<ExamOverride[]> => {
  const { nameOf } = await refNames(visit, rows)
  const writers = await facesOf(
    visit,
    rows.map(({ writtenBy }) => writtenBy),
  )
  return rows
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap((row) => {
      const field = examFields.find((one) => one === row.field)
      return field
        ? [
            {
              Kind: row.kind,
              Id: row.refId,
              Name: nameOf(row),
              Field: field,
              At: iso(row.at),
              Amount: row.amount,
              Reason: row.reason,
              By: writers.get(row.writtenBy)?.name ?? '',
              WrittenAt: row.writtenAt.toISOString(),
            },
          ]
        : []
    })
}

/** Whether something of the results waits to be released by hand. */
export const waitsForRelease = ({
  release,
  releasedAt,
}: Pick<ExamRow, 'release' | 'releasedAt'>): boolean =>
  releasedAt === null && Object.values(release).includes('manual')

const actionsOf = (row: ExamRow, access: ExamAccess, line: ExamLine): ExamDetail['Actions'] => {
  const isUsed = line.Running + line.Submitted > 0
  const watch: ExamDetail['Actions'] = [
    ...(row.state === 'draft' || row.contestId ? [] : (['watch'] as const)),
    ...(isUsed && seesWhole(access) ? (['regrade'] as const) : []),
  ]
  if (!access.canEdit || row.contestId) return watch
  const moves: Readonly<Record<ExamRow['state'], readonly ExamMove[]>> = {
    draft: ['publish', 'delete'],
    published: [
      ...(isUsed ? [] : (['withdraw'] as const)),
      ...(line.Running === 0 ? (['archive'] as const) : []),
      ...(waitsForRelease(row) ? (['release'] as const) : []),
    ],
    archived: ['restore', ...(waitsForRelease(row) ? (['release'] as const) : [])],
  }
  return [...(row.state === 'archived' ? [] : (['edit'] as const)), ...watch, ...moves[row.state]]
}

/** An examination whole. */
export const toExamDetail = async (
  visit: Visit,
  row: ExamRow,
  access: ExamAccess,
): Promise<ExamDetail> => {
  const [line] = await toExamLines(visit, [row])
  if (!line) throw new Error('an examination vanished')
  const targets = await targetStore(visit).targets([row.id])
  const { nameOf, isArchived } = await refNames(visit, targets)
  const version = await paperStore(visit).version(row.paperId, row.paperVersion)
  const contents = await paperContents(visit, row.paperId, row.paperVersion)
  const practised = await questionPool(visit).practised(
    contents ? questionsOfPaper(contents) : [],
    maxPractised,
  )
  return {
    ...line,
    PaperId: row.paperId,
    PaperVersion: row.paperVersion,
    Questions: version?.questions ?? 0,
    Points: (version?.tenths ?? 0) / 10,
    VisibleAt: iso(row.visibleAt),
    ExtraMinutes: row.extraMinutes,
    Attempts: row.attempts,
    AccessCode: row.accessCode,
    SafeBrowser: row.safeBrowser,
    Release: row.release,
    ReleasedAt: iso(row.releasedAt),
    Given: targets
      .map((one) => ({
        Kind: one.kind,
        Id: one.refId,
        Name: nameOf(one),
        Excluded: one.excluded,
        Archived: isArchived(one),
      }))
      .toSorted(
        (a, b) => Number(a.Excluded) - Number(b.Excluded) || a.Name.localeCompare(b.Name, 'zh'),
      ),
    Overrides: await toExamOverrides(visit, await targetStore(visit).overrides([row.id])),
    Practised: {
      Holds: row.holdsQuestions === true,
      Count: practised.count,
      List: practised.first.map(({ id, stem }) => ({ QuestionId: id, Stem: stem })),
    },
    IsMarked: (await markedTitles(visit, row)).size > 0,
    Examinees: (await receiversOf(visit, row.id)).size,
    Actions: actionsOf(row, access, line),
    Version: row.version,
  }
}
