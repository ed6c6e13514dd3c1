import { deleteCollege, listColleges, saveCollege } from '@xinglin/contract/schools'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { placesOf, refuse, type TenantContext, type Visit } from '#platform/visit'
import { collegeStore } from './college-store.ts'
import { plainCollege } from './colleges.ts'

/** How many people and 行政班 belong to each 院系; given by the rooms that keep them. */
export type CollegeUses = (school: TenantContext) => Promise<{
  readonly people: ReadonlyMap<string, number>
  readonly classes: ReadonlyMap<string, number>
}>

const { missing, taken, used } = saveCollege.refusals

const managed = (visit: Visit, text: string): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'departments', text })

/** Answers the administration of 院系. */
export const collegeCalls = (uses: CollegeUses) => [
  answer(listColleges, async function handleListColleges(visit) {
    const { people, classes } = await uses(visit)
    const own = placesOf(visit, 'secretary', 'collegeHead')
    const rows = (await collegeStore(visit).list()).filter(({ id }) => own?.includes(id) ?? true)
    return rows.map(({ id, name }) => ({
      Id: id,
      Name: name,
      PersonCount: people.get(id) ?? 0,
      ClassCount: classes.get(id) ?? 0,
    }))
  }),

  answer(saveCollege, async function handleSaveCollege(visit, { Id, Name }) {
    const store = collegeStore(visit)
    const before = Id === nobody ? undefined : await store.lock(Id)
    if (Id !== nobody && !before) throw refuse(missing)
    const nameNorm = plainCollege(Name)
    const namesake = await store.named(nameNorm)
    if (namesake && namesake.id !== before?.id) throw refuse(taken)
    if (before) {
      if (before.name === Name) return { Id }
      await store.rename(Id, Name, nameNorm)
      await managed(visit, `将院系“${before.name}”改名为“${Name}”`)
      return { Id }
    }
    const id = newId(visit.at.getTime())
    await store.add([{ id, name: Name, nameNorm }])
    await managed(visit, `新增了院系“${Name}”`)
    return { Id: id }
  }),

  answer(deleteCollege, async function handleDeleteCollege(visit, { Id }) {
    const store = collegeStore(visit)
    const row = await store.lock(Id)
    if (!row) throw refuse(missing)
    const { people, classes } = await uses(visit)
    if ((people.get(Id) ?? 0) + (classes.get(Id) ?? 0) > 0) throw refuse(used)
    await store.remove(Id)
    await managed(visit, `删除了院系“${row.name}”`)
    return {}
  }),
]
