import type { CompositionLine } from '@xinglin/contract/workshop'
import { facesOf } from '#identity'
import { markOf } from '#platform/ids'
import type { Visit } from '#platform/visit'
import { examinesOf, mayEdit } from '../drafts/policy.ts'
import { actionsOf } from '../drafts/workflow.ts'
import type { AnyKind } from './composition-kind.ts'
import type { WorkRow } from './composition-store.ts'

/** Marks what a draft says; another as soon as somebody saved it or moved it on. */
export const workMark = ({ id, revision, state }: WorkRow): string => markOf([id, revision, state])

type Act = CompositionLine['Actions'][number]
const isOfCompositions = (one: string): one is Act =>
  one !== 'share' && one !== 'unshare' && one !== 'course'

/** Compositions as the visitor may know of them. */
export const toCompositionResponses = async (
  { taught }: Pick<AnyKind, 'taught'>,
  visit: Visit,
  rows: readonly WorkRow[],
): Promise<CompositionLine[]> => {
  const faces = await facesOf(
    visit,
    rows.flatMap(({ authorId, editorId }) => [authorId, editorId]),
  )
  const titles = new Map((await taught(visit)).map(({ id, title }) => [id, title]))
  const examined = new Set<string>()
  for (const row of rows) if (await examinesOf(visit, row)) examined.add(row.id)
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
    Actions: actionsOf(
      { ...row, shared: false },
      { edits: mayEdit(visit, { ...row, shared: false }), examines: examined.has(row.id) },
    ).filter(isOfCompositions),
  }))
}

/** One of them. */
export const toCompositionResponse = async (
  kind: Pick<AnyKind, 'taught'>,
  visit: Visit,
  row: WorkRow,
): Promise<CompositionLine> => {
  const [one] = await toCompositionResponses(kind, visit, [row])
  if (!one) throw new Error('nothing was told of a composition')
  return one
}
