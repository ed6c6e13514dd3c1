import type { ProcedureLine } from '@xinglin/contract/workshop'
import { facesOf } from '#identity'
import { proceduresToTeach } from '#operation'
import { markOf } from '#platform/ids'
import { runsSchool, type Visit } from '#platform/visit'
import { actionsOf } from '../drafts/flow.ts'
import type { WorkRow } from './procedure-work-store.ts'

/** Marks what a draft says; another as soon as somebody saved it or moved it on. */
export const procedureMark = ({ id, revision, state }: WorkRow): string =>
  markOf([id, revision, state])

type Act = ProcedureLine['Actions'][number]
const isOfProcedures = (one: string): one is Act =>
  one !== 'share' && one !== 'unshare' && one !== 'course'

/** Compositions as the visitor may know of them. */
export const toldProcedures = async (
  visit: Visit,
  rows: readonly WorkRow[],
): Promise<ProcedureLine[]> => {
  const faces = await facesOf(
    visit,
    rows.flatMap(({ authorId, editorId }) => [authorId, editorId]),
  )
  const titles = new Map((await proceduresToTeach(visit)).map(({ id, title }) => [id, title]))
  return rows.map((row) => ({
    Id: row.id,
    Title: row.title,
    BaseTitle: titles.get(row.baseId) ?? '',
    State: row.state,
    AuthorName: faces.get(row.authorId)?.name ?? '',
    IsMine: row.authorId === visit.person?.id,
    VersionNo: row.versionNo,
    EditedAt: row.editedAt.toISOString(),
    EditorName: faces.get(row.editorId)?.name ?? '',
    Reason: row.reason,
    Actions: actionsOf({ ...row, shared: false }, runsSchool(visit)).filter(isOfProcedures),
  }))
}

/** One of them. */
export const toldProcedure = async (visit: Visit, row: WorkRow): Promise<ProcedureLine> => {
  const [one] = await toldProcedures(visit, [row])
  if (!one) throw new Error('nothing was told of a procedure')
  return one
}
