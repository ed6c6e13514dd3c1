import {
  deleteDepartment,
  listDepartments,
  saveDepartment,
  sortDepartments,
} from '@xinglin/contract/schools'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { departmentStore } from './admin-store.ts'
import { departmentsOf } from './directory.ts'

/** How much hangs on each department and section; given by the rooms that stand on them. */
export type Hanging = (school: TenantContext) => Promise<{
  readonly courses: ReadonlyMap<string, number>
  readonly teachers: ReadonlyMap<string, number>
  readonly questions: ReadonlyMap<string, number>
}>

const { missing, taken, used } = saveDepartment.refusals

const managed = (visit: Visit, text: string): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'departments', text })

/** Answers the administration of the tree of departments and sections. */
export const departmentCalls = (hanging: Hanging) => [
  answer(listDepartments, async function handleListDepartments(visit) {
    const all = await departmentsOf(visit)
    const { courses, teachers } = await hanging(visit)
    const toResponse = (one: (typeof all)[number]) => ({
      Id: one.id,
      Name: one.name,
      Motif: one.motif,
      Sort: one.sort,
      CourseCount: courses.get(one.id) ?? 0,
      TeacherCount: teachers.get(one.id) ?? 0,
    })
    return all
      .filter((one) => one.parentId === null)
      .map((parent) => ({
        ...toResponse(parent),
        Child: all.filter((one) => one.parentId === parent.id).map(toResponse),
      }))
  }),

  answer(saveDepartment, async function handleSaveDepartment(visit, { Id, ParentId, Name, Motif }) {
    const store = departmentStore(visit)
    await store.alone()
    const before = Id === nobody ? undefined : await store.find(Id)
    if (Id !== nobody && !before) throw refuse(missing)
    const parentKey = ParentId === nobody ? null : ParentId
    const parentId = before ? before.parentId : parentKey
    if (parentId !== null) {
      const parent = await store.find(parentId)
      // Two levels, no more.
      if (!parent || parent.parentId !== null) throw refuse(missing)
    }
    if (await store.hasName(parentId, Name, Id)) throw refuse(taken)
    const id = before?.id ?? newId()
    if (before) await store.change(id, { name: Name, motif: Motif })
    else await store.add({ id, parentId, name: Name, motif: Motif })
    const what = parentId === null ? '学科' : '科室'
    await managed(visit, `${before ? '修改' : '新增'}了${what}“${Name}”`)
    return { Id: id }
  }),

  answer(sortDepartments, async function handleSortDepartments(visit, { Ids }) {
    await departmentStore(visit).arrange(Ids)
    await managed(visit, '调整了学科与科室的顺序')
    return {}
  }),

  answer(deleteDepartment, async function handleDeleteDepartment(visit, { Id }) {
    const store = departmentStore(visit)
    // A 科室 may be added beneath it meanwhile.
    await store.alone()
    const row = await store.find(Id)
    if (!row) throw refuse(missing)
    const hung = Object.values(await hanging(visit)).map((counts) => counts.get(Id) ?? 0)
    const hangs = hung.reduce((sum, count) => sum + count, 0)
    if (hangs + (await store.countChildren(Id)) > 0) throw refuse(used)
    await store.remove(Id)
    await managed(visit, `删除了${row.parentId === null ? '学科' : '科室'}“${row.name}”`)
    return {}
  }),
]
