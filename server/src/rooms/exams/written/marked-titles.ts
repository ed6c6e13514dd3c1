import { workStore } from '#marking'
import type { TenantContext } from '#platform/visit'
import { stemWords } from '#questions'
import { paperContents } from '../papers/paper-contents.ts'
import { itemIdOf } from './item-id.ts'

const maxSigns = 40
const shortened = (words: string): string =>
  [...words].length > maxSigns ? `${[...words].slice(0, maxSigns).join('')}…` : words

/** What people mark in an examination, by the ids of the items: its written questions, and stations of which some wait for it. */
export const markedTitles = async (
  tenant: TenantContext,
  row: { readonly id: string; readonly paperId: string; readonly paperVersion: number },
): Promise<ReadonlyMap<string, string>> => {
  const contents = await paperContents(tenant, row.paperId, row.paperVersion)
  const sections = contents?.content.sections ?? []
  const questions = sections.flatMap(({ questions: chosen, cells }) =>
    [...chosen, ...cells.flatMap(({ pool }) => pool)].flatMap(({ questionId, versionId }) => {
      const content = contents?.forms.get(versionId)?.Content
      if (!content || !('Rubric' in content)) return []
      const kind = content.Type === 'short' ? '简答' : '病例分析'
      return [[itemIdOf(row.id, questionId), `${kind}：${shortened(stemWords(content))}`] as const]
    }),
  )
  const stations = new Map(
    sections.flatMap(({ stations: all = [] }) =>
      all.map(({ id, title }) => [itemIdOf(row.id, id), `考站：${title}`] as const),
    ),
  )
  const waiting = stations.size === 0 ? [] : await workStore(tenant).ofGroup('exam', row.id)
  const marked = new Set(waiting.map(({ itemId }) => itemId))
  return new Map([...questions, ...[...stations].filter(([itemId]) => marked.has(itemId))])
}
