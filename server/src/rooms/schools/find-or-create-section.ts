import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { departmentStore } from './admin-store.ts'
import { departmentsOf } from './directory.ts'
import { standardDepartments } from './standard-departments.ts'

type Wanted = { readonly department: string; readonly section: string; readonly motif: string }

/** The subject and the 科室 of some names, made where there are none; answers their ids, by `subject/科室`. */
export const findOrCreateSections = async (
  school: TenantContext,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, { readonly departmentId: string; readonly sectionId: string }>> => {
  const store = departmentStore(school)
  await store.alone()
  const all = [...(await departmentsOf(school))]
  const idOf = async (parentId: string | null, name: string, motif: string): Promise<string> => {
    const known = all.find((one) => one.parentId === parentId && one.name === name)
    if (known) return known.id
    const id = newId()
    await store.add({ id, parentId, name, motif })
    all.push({ schoolId: school.school.id, id, parentId, name, motif, sort: 0 })
    return id
  }
  const places = new Map<string, { departmentId: string; sectionId: string }>()
  for (const { department, section, motif } of wanted) {
    const departmentId = await idOf(null, department, motif)
    const sectionId = await idOf(departmentId, section, motif)
    places.set(`${department}/${section}`, { departmentId, sectionId })
  }
  return places
}

/** Adds what of the standard list is missing, by name; nobody else changes the tree meanwhile. */
export const addStandardList = async (school: TenantContext) => {
  const store = departmentStore(school)
  await store.alone()
  const before = await departmentsOf(school)
  const added = { Departments: 0, Sections: 0 }
  for (const { name, motif, sections } of standardDepartments) {
    const known = before.find((one) => one.parentId === null && one.name === name)
    const id = known?.id ?? newId()
    if (!known) {
      await store.add({ id, parentId: null, name, motif })
      added.Departments += 1
    }
    const own = new Set(before.filter(({ parentId }) => parentId === id).map((one) => one.name))
    for (const section of sections.filter((one) => !own.has(one))) {
      await store.add({ id: newId(), parentId: id, name: section, motif })
      added.Sections += 1
    }
  }
  return added
}
