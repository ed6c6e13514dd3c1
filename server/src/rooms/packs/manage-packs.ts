import { packContent, packInfos, type PackInfo } from '@xinglin/content'
import {
  applyPack,
  listPacks,
  previewPack,
  type PackLine,
  type PackPreview,
} from '@xinglin/contract/packs'
import { forgetCatalogue } from '#courses/catalogue'
import { answer } from '#platform/http'
import { markOf } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import type { FileRoom } from '#resources'
import { byKind, judgeItems } from './judge-items.ts'
import { layPack } from './lay-pack.ts'
import { packStore, type PackRow } from './store.ts'

/** Whether a school may take what the release has of a pack: it was granted, and this version was offered. */
const isOffered = ({ version }: PackInfo, row: PackRow): boolean =>
  row.granted && row.offered === version && row.held < version

const toPackLine = (info: PackInfo, row: PackRow): PackLine => ({
  Key: info.key,
  Name: info.name,
  Summary: info.summary,
  Counts: info.counts,
  Offered: isOffered(info, row) ? info.version : 0,
  Held: row.held,
  HeldAt: row.heldAt?.toISOString() ?? null,
})

const { missing, newer, busy } = applyPack.refusals

/** A pack that the school was granted, or has; any other is not there. */
const grantedPack = async (visit: Visit, key: string) => {
  const info = packInfos().find((one) => one.key === key)
  const row = await packStore(visit).find(key)
  if (!info || !row || !(row.granted || row.held > 0)) throw refuse(missing)
  return { info, row }
}

const titleMost = 60

const previewOf = async (visit: Visit, key: string): Promise<PackPreview> => {
  const { info, row } = await grantedPack(visit, key)
  const rows = await packStore(visit).items()
  const items: PackPreview['Items'] = []
  const marks: unknown[] = [info.version, row.offered]
  await byKind(packContent(key), async (kind, shelf, some) => {
    for (const { item, verdict } of await judgeItems(visit, rows, kind, shelf, some)) {
      const title = [...shelf.titleOf(item.content)].slice(0, titleMost).join('')
      items.push({ Kind: kind, Title: title, Verdict: verdict })
      marks.push([kind, item.key, item.hash, verdict])
    }
  })
  return { Pack: toPackLine(info, row), Items: items, Mark: markOf(marks) }
}

/** Answers those who run a school about its packs. */
export const managedPackCalls = (files: FileRoom) => [
  answer(listPacks, async function handleListPacks(visit) {
    const rows = new Map((await packStore(visit).list()).map((row) => [row.pack, row]))
    return packInfos().flatMap((info) => {
      const row = rows.get(info.key)
      return row && (row.granted || row.held > 0) ? [toPackLine(info, row)] : []
    })
  }),

  answer(previewPack, function handlePreviewPack(visit, { Pack }) {
    return previewOf(visit, Pack)
  }),

  answer(applyPack, async function handleApplyPack(visit, { Pack, Mark }) {
    if (!(await packStore(visit).alone())) throw refuse(busy)
    const { info, row } = await grantedPack(visit, Pack)
    if (!isOffered(info, row)) throw refuse(missing)
    if ((await previewOf(visit, Pack)).Mark !== Mark) throw refuse(newer)
    const { added, updated, kept } = await layPack(visit, info, files)
    visit.afterwards(() => forgetCatalogue(visit.school.id))
    const did = row.held === 0 ? '添加' : `从第 ${row.held} 版更新`
    await visit.publish({
      kind: 'managed',
      area: 'packs',
      text: `内容包“${info.name}”${did}到第 ${info.version} 版`,
      detail: `新增 ${added} 项，更新 ${updated} 项，保留 ${kept} 项`,
    })
    return { Added: added, Updated: updated, Kept: kept }
  }),
]
