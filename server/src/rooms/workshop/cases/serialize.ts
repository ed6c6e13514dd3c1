import { caseStates, type CaseLine } from '@xinglin/contract/workshop'
import { facesOf } from '#identity'
import { markOf } from '#platform/ids'
import type { Visit } from '#platform/visit'
import { actionsOf } from '../drafts/workflow.ts'
import { examinesOf, mayEdit } from '../drafts/policy.ts'
import type { WorkLine } from '../drafts/store.ts'

/** Marks what the draft of a case says; another as soon as somebody saved it. */
export const versionOf = ({ id, revision, state }: WorkLine): string =>
  markOf([id, revision, state])

/** Cases as the visitor may know of them; to whoever only uses one it is approved, and nothing is said of its draft. */
export const toCaseLineResponses = async (
  visit: Visit,
  rows: readonly WorkLine[],
): Promise<CaseLine[]> => {
  const people = rows.flatMap(({ authorId, editorId }) => [authorId, editorId])
  const faces = await facesOf(
    visit,
    people.filter((one) => one !== null),
  )
  const nameOf = (id: string | null) => (id === null ? '' : (faces.get(id)?.name ?? ''))
  const lines: CaseLine[] = []
  for (const row of rows) {
    const writes = mayEdit(visit, row)
    const examines = await examinesOf(visit, row)
    const edits = writes || examines
    lines.push({
      Id: row.id,
      Title: row.title,
      Department: row.department,
      Difficulty: row.difficulty,
      Tags: row.tags,
      State: edits ? row.state : caseStates.approved,
      AuthorName: nameOf(row.authorId),
      IsMine: row.authorId !== null && row.authorId === visit.person?.id,
      Shared: row.shared,
      VersionNo: row.versionNo,
      EditedAt: row.editedAt.toISOString(),
      EditorName: edits ? nameOf(row.editorId) : '',
      Reason: edits ? row.reason : '',
      Actions: actionsOf(row, { edits: writes, examines }),
    })
  }
  return lines
}

/** One case as the visitor may know of it. */
export const toCaseLineResponse = async (visit: Visit, row: WorkLine): Promise<CaseLine> => {
  const [one] = await toCaseLineResponses(visit, [row])
  if (!one) throw new Error('nothing was told of a case')
  return one
}
