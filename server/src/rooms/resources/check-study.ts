import { checkStudy } from '@xinglin/contract/resources'
import { answer } from '#platform/http'
import { refuse, runsSchool } from '#platform/visit'
import type { FileRoom } from './files.ts'
import { maskedStudy } from './imaging-files.ts'
import { libraryStore } from './library-store.ts'
import { changeableResource, mayChange } from './policy.ts'
import type { RemoveBytes } from './remove-bytes.ts'
import type { ShowResources } from './serialize-resource.ts'
import { deleteFile } from './store.ts'

const { missing, checked, area } = checkStudy.refusals

/** Answers those who looked for words in a study. */
export const studyCalls = (files: FileRoom, show: ShowResources, removeBytes: RemoveBytes) => [
  answer(checkStudy, async function handleCheckStudy(visit, { Id, Masks }) {
    const library = libraryStore(visit)
    const listed = await library.find(Id)
    if (!listed || !mayChange(visit, listed.resource)) throw refuse(missing)
    const { file } = listed
    if (!listed.resource.unchecked || !file) throw refuse(checked)
    if (Masks.some(({ Left, Top, Right, Bottom }) => Left >= Right || Top >= Bottom))
      throw refuse(area)
    const masks = Masks.map((one) => ({
      series: one.Series,
      left: one.Left,
      top: one.Top,
      right: one.Right,
      bottom: one.Bottom,
    }))
    const masked =
      masks.length === 0
        ? undefined
        : await visit.apart(() => maskedStudy(files.pathOf(file.sha256), masks, visit.visitor))
    const row = await changeableResource(visit, Id)
    if (!row.unchecked || row.fileId !== file.id) throw refuse(checked)
    let fileId = row.fileId
    if (masked) {
      // The words go with the bytes that show them, and at once.
      const gone = await deleteFile(visit.db, visit.school.id, file.id)
      fileId = await files.take(visit, masked, { mediaType: row.mediaType })
      visit.afterwards(() => {
        for (const sha256 of gone) void removeBytes(sha256).catch(() => undefined)
      })
    }
    const value = masked ? `已遮盖 ${masks.length} 处` : '已逐一查看，没有文字'
    await library.change(Id, {
      fileId,
      unchecked: false,
      facts: [...row.facts, { name: '图上文字', value }],
    })
    if (runsSchool(visit))
      await visit.publish({
        kind: 'managed',
        area: 'resources',
        text: `检查了影像“${row.title}”上的文字（${value}）`,
      })
    const after = await library.find(Id)
    const [shown] = after ? await show(visit, [after]) : []
    if (!shown) throw refuse(missing)
    return shown
  }),
]
