import { packContent, type PackContent, type PackInfo } from '@xinglin/content'
import type { PackKind } from '@xinglin/contract/packs'
import { cleanPicture, type FileRoom } from '#resources'
import { findOrCreateSections } from '#schools'
import type { TenantContext } from '#platform/visit'
import type { Keepers } from './item-body.ts'
import { byKind, judgeItems, type Judged } from './judge-items.ts'
import type { Laying, Shelf } from './shelves.ts'
import { packStore, type PackItemRow } from './store.ts'

/** How many items were added, updated, and kept as the school has them. */
export type LaidPack = { readonly added: number; readonly updated: number; readonly kept: number }

const kept = new Set(['edited', 'own', 'removed'])

/** What laid items are known by beside them, as they stand afterwards. */
const rowsOf = async <K extends PackKind>(
  school: TenantContext,
  kind: K,
  shelf: Shelf<K>,
  touched: readonly { key: string; hash: string; objectId: string; own: boolean }[],
): Promise<Omit<PackItemRow, 'schoolId'>[]> => {
  const standings = await shelf.standings(
    school,
    touched.map(({ objectId }) => objectId),
  )
  return touched.flatMap((one) => {
    const versionId = standings.get(one.objectId)?.versionId
    return versionId === undefined ? [] : [{ kind, ...one, versionId }]
  })
}

/** Adds what is new of one kind, and renews what changed. */
const layItems = async <K extends PackKind>(
  laying: Laying,
  kind: K,
  shelf: Shelf<K>,
  judged: readonly Judged<K>[],
): Promise<Omit<PackItemRow, 'schoolId'>[]> => {
  const added = judged.filter(({ verdict }) => verdict === 'new').map(({ item }) => item)
  const ids = await shelf.add(laying, added)
  const changed = judged.filter(({ verdict }) => verdict === 'changed')
  for (const { item, objectId = '' } of changed) await shelf.renew(laying, objectId, item)
  const touched = [
    ...added.map(({ key, hash }, nth) => ({ key, hash, objectId: ids[nth] ?? '', own: false })),
    ...changed.map(({ item: { key, hash }, objectId = '' }) => ({
      key,
      hash,
      objectId,
      own: false,
    })),
    ...judged
      .filter(({ verdict }) => verdict === 'own')
      .map(({ item: { key, hash }, objectId = '' }) => ({ key, hash, objectId, own: true })),
  ]
  return rowsOf(laying, kind, shelf, touched)
}

/** The files of a school, and the objects on which its courses stand: `objects` by kind and key. */
const keepersOf = (
  { db, school: { id } }: TenantContext,
  files: FileRoom,
  objects: ReadonlyMap<string, string>,
): Keepers => {
  const named = (kind: PackKind) => (key: string) => {
    const object = objects.get(`${kind} ${key}`)
    if (object === undefined)
      throw new Error(`a course stands on ${kind}/${key}, which is not there`)
    return object
  }
  return {
    caseOf: named('cases'),
    procedureOf: named('procedures'),
    protocolOf: named('protocols'),
    keep: ({ bytes, ...about }) => files.keep(db, id, bytes, about),
    keepCover: async (bytes) =>
      files.keepPicture(db, id, await cleanPicture(bytes, { longest: 1280 })),
  }
}

const placesFor = async (school: TenantContext, { courses, questions }: PackContent) => {
  const places = await findOrCreateSections(
    school,
    [...courses, ...questions].map(({ content }) => content.filed),
  )
  return ({ department, section }: { department: string; section: string }) => {
    const place = places.get(`${department}/${section}`)
    if (!place) throw new Error(`${department}/${section} was not made`)
    return place
  }
}

/** Lays a pack of this release into a school that was granted it: adds what is new, renews what nobody edited, keeps the rest. */
export const layPack = async (
  school: TenantContext & { readonly at: Date },
  { key, version }: PackInfo,
  files: FileRoom,
): Promise<LaidPack> => {
  const store = packStore(school)
  const content = packContent(key)
  const rows = await store.items()
  const objects = new Map<string, string>()
  const laying: Laying = {
    ...school,
    keepers: keepersOf(school, files, objects),
    placeOf: await placesFor(school, content),
  }
  const laid = { added: 0, updated: 0, kept: 0 }
  await byKind(content, async (kind, shelf, items) => {
    const judged = await judgeItems(school, rows, kind, shelf, items)
    const touched = await layItems(laying, kind, shelf, judged)
    await store.keepItems(touched)
    for (const { item, objectId } of judged)
      if (objectId !== undefined) objects.set(`${kind} ${item.key}`, objectId)
    for (const one of touched) objects.set(`${kind} ${one.key}`, one.objectId)
    const count = (wanted: (verdict: string) => boolean) =>
      judged.filter(({ verdict }) => wanted(verdict)).length
    laid.added += count((verdict) => verdict === 'new')
    laid.updated += count((verdict) => verdict === 'changed')
    laid.kept += count((verdict) => kept.has(verdict))
  })
  await store.lock(key, version, school.at)
  return laid
}

/** Grants packs to a school that is being founded, and lays them; refuses nothing that is named here. */
export const installInitialPacks = async (
  school: TenantContext & { readonly at: Date },
  packs: readonly PackInfo[],
  files: FileRoom,
): Promise<void> => {
  for (const pack of packs) {
    await packStore(school).grant(pack.key, pack.version)
    await layPack(school, pack, files)
  }
}
