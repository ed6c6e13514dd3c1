import { nobody } from '@xinglin/contract/call'
import { deleteRedirect, leaving, listRedirects, saveRedirect } from '@xinglin/contract/previews'
import type { Database } from '#platform/database'
import { answer, plainHost } from '#platform/http'
import { markOf, newId } from '#platform/ids'
import { memory } from '#platform/memory'
import { refuse, type Visit } from '#platform/visit'
import { redirectStore, type RedirectRow } from './redirect-store.ts'

const { missing, taken, address, own, operators, newer, tooMany } = saveRedirect.refusals
const maxRedirects = 200
const rememberMs = 10_000

const known = memory<readonly RedirectRow[]>(rememberMs, 1_000)

const toResponse = (row: RedirectRow) => ({
  Id: row.id,
  Path: row.path,
  Target: row.target,
  Reason: row.reason,
  Active: row.active,
  Automatic: row.automatic,
  Version: markOf(row),
})

const written = (visit: Visit, text: string, detail: string) => {
  visit.afterwards(() => known.forget(visit.school.id))
  return visit.publish({ kind: 'managed', area: 'previews', text, detail })
}

/** Answers those who say where addresses of previews lead, and the page that says where one goes. */
export const redirectCalls = () => [
  answer(listRedirects, async function handleListRedirects(visit) {
    return (await redirectStore(visit).all()).map(toResponse)
  }),

  answer(saveRedirect, async function handleSaveRedirect(visit, { Version, ...input }) {
    const store = redirectStore(visit)
    const before = await store.find(input.Id)
    if (!before && Version !== '') throw refuse(missing)
    if (before && Version !== markOf(before)) {
      // Sent again after its answer was lost.
      const same = before.path === input.Path && before.target === input.Target
      if (Version === '' && same) return toResponse(before)
      throw refuse(newer, { data: toResponse(before) })
    }
    if (!URL.canParse(input.Target)) throw refuse(address)
    if (visit.school.hosts.includes(plainHost(new URL(input.Target).host))) throw refuse(own)
    const decides = visit.who === 'operator'
    if (!decides && input.Automatic && !(before?.automatic && before.target === input.Target))
      throw refuse(operators)
    const id = input.Id === nobody ? newId(visit.at.getTime()) : input.Id
    if (await store.isTaken(input.Path, id)) throw refuse(taken)
    if (!before && (await store.all()).length >= maxRedirects) throw refuse(tooMany)
    const row = {
      id,
      path: input.Path,
      target: input.Target,
      reason: input.Reason,
      active: input.Active,
      automatic: input.Automatic,
    }
    await store.keep(row)
    await written(visit, `设置了预览地址“${input.Path}”的跳转`, input.Target)
    return toResponse(row)
  }),

  answer(deleteRedirect, async function handleDeleteRedirect(visit, { Id }) {
    const store = redirectStore(visit)
    const before = await store.find(Id)
    if (before && (await store.drop(Id)))
      await written(visit, `删除了预览地址“${before.path}”的跳转`, before.target)
    return {}
  }),

  answer(leaving, async function handleLeaving(visit, { Id }) {
    const row = (await redirectStore(visit).all()).find(({ id }) => id === Id)
    if (!row?.active) throw refuse(missing)
    return { Target: row.target, Reason: row.reason }
  }),
]

/** Where a path of a school's site leads: to another site at once, or to the page that says so; undefined where it leads nowhere. */
export const redirectOf = async (
  database: Database,
  schoolId: string,
  path: string,
): Promise<string | undefined> => {
  if (!path.toLowerCase().startsWith('/coursepreview/')) return undefined
  const rows = await known.get(schoolId, () =>
    database.within(schoolId, (db) => redirectStore({ db, school: { id: schoolId } }).all()),
  )
  const fromPath = path.toLowerCase().replace(/\/$/, '')
  const row = rows.find((one) => one.active && one.path.toLowerCase() === fromPath)
  if (!row) return undefined
  return row.automatic ? row.target : `/leave?link=${row.id}`
}
