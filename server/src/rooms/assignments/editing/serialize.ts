import type { Assignment, AssignmentLine, OverrideShown } from '@xinglin/contract/assignments'
import { dateFields } from '@xinglin/contract/assignments'
import type { Criterion } from '@xinglin/contract/marking'
import { termNames } from '#classes'
import { facesOf } from '#identity'
import { shownHtml } from '#platform/rich-text'
import type { Visit } from '#platform/visit'
import { namesOfTargets, receiversOf, targetStore, type OverrideRow, type Ref } from '#targets'
import { teachingAccess, type TeachingAccess } from '../definition/policy.ts'
import { assignmentStore, type AssignmentRow, type ItemRow } from '../definition/store.ts'
import { worksToMark } from '../marking/works-to-mark.ts'
import { rubricsOf } from './rubrics.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Names of what targets and overrides speak of, people included. */
export const refNames = async (visit: Visit, refs: readonly Ref[]) => {
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

/** Tasks as lists of those who teach tell them; only of such as the visitor teaches with. */
export const toLines = async (
  visit: Visit,
  rows: readonly AssignmentRow[],
): Promise<AssignmentLine[]> => {
  const ids = rows.map(({ id }) => id)
  const terms = await termNames(visit)
  const owners = await facesOf(
    visit,
    rows.map(({ ownerId }) => ownerId),
  )
  const targets = await targetStore(visit).targets(ids)
  const { nameOf } = await refNames(visit, targets)
  const items = await assignmentStore(visit).items(ids)
  const toMark = new Map((await worksToMark(visit)).map(({ id, waiting }) => [id, waiting]))
  const lines = []
  for (const row of rows) {
    const own = targets.filter((one) => one.objectId === row.id && !one.excluded)
    lines.push({
      Id: row.id,
      Title: row.title,
      TermId: row.termId ?? '',
      TermName: terms.get(row.termId ?? '') ?? '',
      OwnerName: owners.get(row.ownerId)?.name ?? '',
      State: row.state,
      Targets: own.map(nameOf).filter((name) => name !== ''),
      ItemCount: items.filter((one) => one.assignmentId === row.id).length,
      OpensAt: iso(row.opensAt),
      DueAt: iso(row.dueAt),
      ClosesAt: iso(row.closesAt),
      ToMark: toMark.get(row.id) ?? 0,
      CanEdit: (await teachingAccess(visit, row))?.canEdit ?? false,
      Version: row.version,
    })
  }
  return lines
}

/** Overrides with names, the newest first; of a moment its three fields in their order. */
export const toOverrides = async (
  visit: Visit,
  rows: readonly OverrideRow[],
): Promise<OverrideShown[]> => {
  const { nameOf } = await refNames(visit, rows)
  const writers = await facesOf(
    visit,
    rows.map(({ writtenBy }) => writtenBy),
  )
  return rows
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap((row) => {
      const field = dateFields.find((one) => one === row.field)
      return field
        ? [
            {
              Kind: row.kind,
              Id: row.refId,
              Name: nameOf(row),
              Field: field,
              At: iso(row.at),
              Reason: row.reason,
              By: writers.get(row.writtenBy)?.name ?? '',
              WrittenAt: row.writtenAt.toISOString(),
            },
          ]
        : []
    })
}

const toItem = (
  visit: Visit,
  item: ItemRow,
  rubric: readonly Criterion[],
): Assignment['Items'][number] => ({
  Id: item.id,
  Kind: item.kind,
  Title: item.title,
  CourseId: item.courseId ?? '',
  ItemId: item.courseItemId ?? '',
  Body: shownHtml(visit, item.body),
  Weight: item.weight,
  Required: item.required,
  Attempts: item.attempts,
  ScoreRule: item.scoreRule,
  LateRule: item.lateRule,
  Penalty: item.penalty,
  Rubric: [...rubric],
})

/** A task whole, for whoever teaches with it. */
export const toAssignment = async (
  visit: Visit,
  row: AssignmentRow,
  access: TeachingAccess,
): Promise<Assignment> => {
  const [line] = await toLines(visit, [row])
  if (!line) throw new Error('a task vanished')
  const targets = await targetStore(visit).targets([row.id])
  const { nameOf, isArchived } = await refNames(visit, targets)
  const items = await assignmentStore(visit).items([row.id])
  const rubrics = await rubricsOf(visit, items)
  return {
    ...line,
    CanEdit: access.canEdit,
    Intro: row.intro,
    Ordered: row.ordered,
    ReleasedAt: iso(row.releasedAt),
    Items: items.map((item) => toItem(visit, item, rubrics.get(item.id) ?? [])),
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
    Overrides: await toOverrides(visit, await targetStore(visit).overrides([row.id])),
    StudentCount: (await receiversOf(visit, row.id)).size,
    OwnClasses: [...(access.onlyClasses ?? [])],
    SeesWorks: access.markedClasses?.length !== 0,
  }
}
